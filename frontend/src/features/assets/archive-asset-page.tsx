import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { deleteAsset } from '#shared/contract/assets/delete-asset.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ConfirmPage } from '../../ui/confirm-page.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { AssetLoader } from './asset-loader.tsx';
import { useAssetRights } from './use-asset.ts';

const Archive = ({ asset }: { asset: AssetDetails }) => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const rights = useAssetRights(asset);
  const archive = useCall(deleteAsset);
  const back = paths.asset(asset.id);
  if (!rights.edit && archive.isIdle) return <Navigate to={back} replace />;
  const submit = (): void =>
    archive.mutate(
      { body: { id: asset.id } },
      {
        onSuccess: () => {
          notifySuccess(t('archive.done', { name: asset.name }));
          void navigate(back, { replace: true });
        },
      },
    );
  return (
    <ConfirmPage
      title={t('archive.title', { name: asset.name })}
      confirm={t('archive.confirm')}
      danger
      busy={archive.isPending}
      onConfirm={submit}
      cancel={t('cancel')}
      cancelTo={back}
    >
      <p>{t('archive.text')}</p>
      {asset.owner_employee_name !== null && <p>{t('archive.owner', { owner: asset.owner_employee_name })}</p>}
      {asset.planned && <p>{t('archive.plan')}</p>}
      {archive.isError && <ErrorBox problem={archive.error.problem} onRetry={submit} />}
    </ConfirmPage>
  );
};

/** Asks before an asset is archived: /assets/{id}/delete. */
export const ArchiveAssetPage = () => (
  <RequireRight permission="assets:write">
    <AssetLoader>{({ asset }) => <Archive asset={asset} />}</AssetLoader>
  </RequireRight>
);
