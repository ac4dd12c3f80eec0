import { useTranslation } from 'react-i18next';
import { undeleteProduct } from '#shared/contract/software/undelete-product.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';

/** Brings a deleted product back, with its licences; the outcome is announced in a toast. */
export const useUndeleteProduct = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation('software');
  const call = useCall(undeleteProduct);
  return {
    busy: call.isPending,
    // The caller may be gone before the call ends; unlike a callback, the promise still resolves.
    undelete: (): void =>
      void call
        .mutateAsync({ body: { product_id: id } })
        .then(() => notifySuccess(t('undelete.done', { name })), notifyThrown),
  };
};
