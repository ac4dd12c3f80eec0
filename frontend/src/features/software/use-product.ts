import { useQuery } from '@tanstack/react-query';
import { getProduct } from '#shared/contract/software/get-product.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The product that the address names. */
export const useProduct = () => {
  const { id = '' } = useParams();
  return useQuery(query(getProduct, { params: { id } }));
};

/** What this user may do with this product; a deleted product is read-only (docs/areas/software.md#product). */
export const useProductRights = (product: ProductDetails): { edit: boolean; assign: boolean } => {
  const can = useCan();
  const isActive = product.deleted === 0;
  return { edit: isActive && can('software:edit-product'), assign: isActive && can('software:write') };
};
