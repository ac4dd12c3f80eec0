import { useTranslation } from 'react-i18next';
import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';

/** Moves a template to a category, or out of all of them. */
export const useMoveTemplate = () => {
  const { t } = useTranslation('template-pages');
  const call = useCall(editTemplate);
  return (id: number, version: number | undefined, category: number | null, done?: () => void): void =>
    call.mutate(
      { body: { template_id: id, category_id: category, ...(version !== undefined && { version }) } },
      {
        onSuccess: () => {
          notifySuccess(t('toast.moved'));
          done?.();
        },
        onError: notifyThrown,
      },
    );
};
