import { useQuery } from '@tanstack/react-query';
import { getLicense } from '#shared/contract/software/get-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The licence that the address names. */
export const useLicense = () => {
  const { id = '' } = useParams();
  return useQuery(query(getLicense, { params: { id } }));
};

/**
 * What this user may do with this licence. A deactivated licence is read-only until it is reactivated, which requires
 * that its person has not left; a licence of a deleted product never changes.
 */
export const useLicenseRights = (license: LicenseDetails): { edit: boolean; reactivate: boolean } => {
  const mayChange = useCan()('software:write') && license.product_deleted === 0;
  return {
    edit: mayChange && license.active === 1,
    reactivate: mayChange && license.active === 0 && license.person_left === 0,
  };
};
