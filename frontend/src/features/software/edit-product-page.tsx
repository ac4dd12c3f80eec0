import { useQuery } from '@tanstack/react-query';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { query, readOnce } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useParams } from '../../ui/router.ts';
import { EditProductForm } from './edit-product-form.tsx';

const EditProductRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getProduct, { params: { id } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ details }) =>
        details.deleted === 1 ? (
          <Navigate to={paths.softwareProduct(details.id)} replace />
        ) : (
          <EditProductForm key={id} product={details} />
        )
      }
    </LoadedOnce>
  );
};

/**
 * Edits a product: /software/products/{id}/edit. A deleted product is read-only, so the address redirects to its page.
 */
export const EditProductPage = () => (
  <RequireRight permission="software:edit-product">
    <EditProductRoute />
  </RequireRight>
);
