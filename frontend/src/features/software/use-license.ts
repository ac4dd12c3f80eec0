import { useQuery } from '@tanstack/react-query';
import { getLicense } from '#shared/contract/software/get-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';
import { isDeactivated } from './license-time.ts';

/** The licence that the address names. */
export const useLicense = () => {
  const { id = '' } = useParams();
  return useQuery(query(getLicense, { params: { id } }));
};

export type LicenseRights = {
  edit: boolean;
  /** Correcting who had it when. */
  correct: boolean;
  /** Correcting the last day of a deactivated licence. */
  correctEnd: boolean;
  reactivate: boolean;
};

/**
 * What this user may do with this licence. A deactivated licence is read-only but for its days until it is reactivated,
 * which requires that its person has not left; a licence of a deleted product never changes.
 */
export const useLicenseRights = (license: LicenseDetails): LicenseRights => {
  const mayChange = useCan()('software:write') && license.product_deleted === 0;
  const isOver = isDeactivated(license);
  return {
    edit: mayChange && !isOver,
    correct: mayChange,
    correctEnd: mayChange && isOver,
    reactivate: mayChange && isOver && license.person_left === 0,
  };
};
