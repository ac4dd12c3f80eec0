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

/** A deleted product only reads (docs/areas/software.md#product). */
export const useProductRights = (product: ProductDetails): { edit: boolean; assign: boolean } => {
  const can = useCan();
  const isThere = product.deleted === 0;
  return { edit: isThere && can('software:edit-product'), assign: isThere && can('software:write') };
};

/** What is deactivated reads until it is reactivated, which who left gets nothing by; of a deleted product nothing changes. */
export const useLicenseRights = (license: LicenseDetails): { edit: boolean; reactivate: boolean } => {
  const may = useCan()('software:write') && license.product_deleted === 0;
  return { edit: may && license.active === 1, reactivate: may && license.active === 0 && license.person_left === 0 };
};
