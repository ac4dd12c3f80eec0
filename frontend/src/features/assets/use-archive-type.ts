import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { editAssetType } from '#shared/contract/assets/edit-asset-type.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';

type Named = Pick<AssetTypeOut, 'id' | 'name'>;

/** Archives or restores an asset type; archiving can be undone from the toast. Restoring takes a merge back. */
export const useArchiveType = (): ((type: Named, archived: 0 | 1) => void) => {
  const { t } = useTranslation('settings');
  const edit = useCall(editAssetType);
  const setArchived = ({ id, name }: Named, archived: 0 | 1): void =>
    edit.mutate(
      { body: { id, archived } },
      {
        onSuccess: () =>
          archived === 1
            ? notifySuccess(t('assetTypes.archivedDone', { name }), {
                label: t('assetTypes.undo'),
                onClick: () => setArchived({ id, name }, 0),
              })
            : notifySuccess(t('assetTypes.restoredDone', { name })),
        onError: notifyThrown,
      },
    );
  return setArchived;
};
