import { useTranslation } from 'react-i18next';
import { deleteProduct } from '#shared/contract/software/delete-product.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ConfirmPage } from '../../ui/confirm-page.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { ProductLoader } from './product-loader.tsx';
import { useUndeleteProduct } from './use-undelete-product.ts';

const Delete = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const call = useCall(deleteProduct);
  const { undelete } = useUndeleteProduct(product);
  const back = paths.softwareProduct(product.id);
  if (product.deleted === 1 && call.isIdle) return <Navigate to={back} replace />;
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
    <ConfirmPage
      title={t('delete.title', { name: product.name })}
      confirm={t('actions.deleteProduct')}
      danger
      busy={call.isPending}
      onConfirm={submit}
      cancel={t('cancel')}
      cancelTo={back}
    >
      <p>{t('delete.text', { count: product.active_count })}</p>
      <p>{t('delete.history')}</p>
      <p>{t('delete.back')}</p>
      {call.isError && <ErrorBox problem={call.error.problem} onRetry={submit} />}
    </ConfirmPage>
  );
};

/** Asks before a product is deleted: /software/products/{id}/delete. */
export const DeleteProductPage = () => (
  <RequireRight permission="software:edit-product">
    <ProductLoader>{({ details }) => <Delete product={details} />}</ProductLoader>
  </RequireRight>
);
