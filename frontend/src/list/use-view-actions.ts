import { useTranslation } from 'react-i18next';
import { deleteView } from '#shared/contract/records/delete-view.ts';
import { editView } from '#shared/contract/records/edit-view.ts';
import type { ViewState } from '#shared/records/saved-view.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { useCall } from '../api/query.ts';
import { ask } from '../ui/ask.ts';
import { notifyError, notifySuccess } from '../ui/notify.ts';
import { useLocation } from '../ui/router.ts';
import type { View } from './view-state.ts';

/** The actions on the active view; `onDeleted` removes a deleted view from the address. */
export const useViewActions = (onDeleted: () => void) => {
  const { t } = useTranslation('list-tools');
  const { pathname } = useLocation();
  const { mutate: edit } = useCall(editView);
  const { mutateAsync: remove } = useCall(deleteView);
  const withToast = (words: string) => ({ onSuccess: () => notifySuccess(words), onError: notifyThrown });
  return {
    save: ({ id, version, name }: View, state: ViewState) =>
      edit({ body: { id, version, state } }, withToast(t('views.saved', { name }))),
    share: ({ id, version, name }: View, shared: 0 | 1) =>
      edit(
        { body: { id, version, shared } },
        withToast(t(shared === 1 ? 'views.isShared' : 'views.isPrivate', { name })),
      ),
    askDelete: ({ id, name, shared }: View) =>
      ask({
        title: t('views.deleteTitle', { name }),
        children: t(shared === 1 ? 'views.deleteShared' : 'views.deleteText'),
        confirm: t('views.deleteDo'),
        isDanger: true,
        onConfirm: async () => {
          await remove({ body: { id } });
          onDeleted();
          notifySuccess(t('views.deleted', { name }));
        },
      }),
    /** Copies a link to the view; others can open it only if the view is shared. */
    copyLink: async ({ id }: View): Promise<void> => {
      const link = `${window.location.origin}${pathname}?view=${id}`;
      try {
        await navigator.clipboard.writeText(link);
        notifySuccess(t('views.copied'));
      } catch {
        notifyError(t('views.notCopied', { link }));
      }
    },
  };
};
