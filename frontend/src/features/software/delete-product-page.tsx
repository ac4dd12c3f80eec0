import { useTranslation } from 'react-i18next';
import { deleteProduct } from '#shared/contract/software/delete-product.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ConfirmAt } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { ProductLoader } from './product-loader.tsx';
import { useProductRights } from './use-product.ts';
import { useUndeleteProduct } from './use-undelete-product.ts';

const Delete = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const rights = useProductRights(product);
  const call = useCall(deleteProduct);
  const { undelete } = useUndeleteProduct(product);
  const back = paths.softwareProduct(product.id);
  if (!rights.edit && call.isIdle) return <Navigate to={back} replace />;
  const submit = (): void =>
    call.mutate(
      { body: { product_id: product.id } },
      {
        onSuccess: () => {
          notifySuccess(t('delete.done', { name: product.name }), { label: t('ui:undo'), onClick: undelete });
          void navigate(back, { replace: true });
        },
      },
    );
  return (
    <ConfirmAt
      title={t('delete.title', { name: product.name })}
      confirm={t('actions.deleteProduct')}
      isPending={call.isPending}
      problem={call.error?.problem}
      onConfirm={submit}
      recordAt={back}
    >
      <p>{t('delete.text', { count: product.active_count })}</p>
      <p>{t('delete.history')}</p>
      <p>{t('delete.back')}</p>
    </ConfirmAt>
  );
};

/** Asks before a product is deleted: /software/products/{id}/delete. */
export const DeleteProductPage = () => <ProductLoader>{({ details }) => <Delete product={details} />}</ProductLoader>;
