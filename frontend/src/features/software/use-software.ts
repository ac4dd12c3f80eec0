import { useQuery } from '@tanstack/react-query';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The product that the address names. */
export const useProduct = () => {
  const { id = '' } = useParams();
  return useQuery(query(getProduct, { params: { id } }));
};

/** The licence that the address names. */
export const useLicense = () => {
  const { id = '' } = useParams();
  return useQuery(query(getLicense, { params: { id } }));
};

/** What this user may do with this product; a deleted product is read-only (docs/areas/software.md#product). */
export const useProductRights = (product: ProductDetails): { edit: boolean; assign: boolean } => {
  const can = useCan();
  const isActive = product.deleted === 0;
  return { edit: isActive && can('software:edit-product'), assign: isActive && can('software:write') };
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
