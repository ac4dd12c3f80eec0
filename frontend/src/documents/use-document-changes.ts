import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { deleteFile } from '#shared/contract/files/delete-file.ts';
import { downloadFile } from '#shared/contract/files/download-file.ts';
import { undeleteFile } from '#shared/contract/files/undelete-file.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { useCall } from '../api/query.ts';
import { useDownload } from '../api/use-download.ts';
import { notifySuccess } from '../ui/notify.ts';

/** Deleting asks no question but can be undone with `restore` (docs/areas/screens.md#what-can-be-undone). */
export const useDocumentChanges = () => {
  const { t } = useTranslation('documents');
  const remove = useCall(deleteFile);
  const bringBack = useCall(undeleteFile);
  const { download, busy } = useDownload(downloadFile);
  const restore = ({ id, filename }: DocumentOut): void =>
    bringBack.mutate(
      { body: { id } },
      {
        onSuccess: () => notifySuccess(t('restored', { name: filename })),
        onError: notifyThrown,
      },
    );
  return {
    busy,
    download: ({ id }: DocumentOut): void => void download({ params: { id }, query: {} }),
    restore,
    remove: (document: DocumentOut, onRemoved?: () => void): void =>
      remove.mutate(
        { body: { id: document.id } },
        {
          onSuccess: () => {
            notifySuccess(t('deleted', { name: document.filename }), {
              label: t('undo'),
              onClick: () => restore(document),
            });
            onRemoved?.();
          },
          onError: notifyThrown,
        },
      ),
  };
};
