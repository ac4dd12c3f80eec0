import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { deleteAsset } from '#shared/contract/assets/delete-asset.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ConfirmAt } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { AssetLoader } from './asset-loader.tsx';
import { useAssetRights } from './use-asset.ts';
import { useUndoArchive } from './use-undo-archive.ts';

const Archive = ({ asset }: { asset: AssetDetails }) => {
  const { t } = useTranslation(['assets', 'ui']);
  const navigate = useNavigate();
  const rights = useAssetRights(asset);
  const archive = useCall(deleteAsset);
  // A plan does not come back with the asset, so archiving an asset with a plan has no undo.
  const [mayUndo] = useState(rights.undoArchive && asset.planned === null);
  const undo = useUndoArchive(asset);
  const back = paths.asset(asset.id);
  if (!rights.edit && archive.isIdle) return <Navigate to={back} replace />;
  const submit = (): void =>
    archive.mutate(
      { body: { id: asset.id } },
      {
        onSuccess: () => {
          notifySuccess(
            t('archive.done', { name: asset.name }),
            mayUndo ? { label: t('ui:undo'), onClick: undo } : undefined,
          );
          void navigate(back, { replace: true });
        },
      },
    );
  return (
    <ConfirmAt
      title={t('archive.title', { name: asset.name })}
      confirm={t('archive.confirm')}
      isPending={archive.isPending}
      problem={archive.error?.problem}
      onConfirm={submit}
      recordAt={back}
    >
      <p>{t('archive.text')}</p>
      {asset.owner_employee_name !== null && <p>{t('archive.owner', { owner: asset.owner_employee_name })}</p>}
      {asset.planned && <p>{t('archive.plan')}</p>}
    </ConfirmAt>
  );
};

/** Asks before an asset is archived: /assets/{id}/delete. */
export const ArchiveAssetPage = () => <AssetLoader>{({ asset }) => <Archive asset={asset} />}</AssetLoader>;
