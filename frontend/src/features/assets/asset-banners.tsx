import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { unarchiveAsset } from '#shared/contract/assets/unarchive-asset.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { PlanNotice, type PlanActions } from '../../history/plan-notice.tsx';
import { isPlanned } from '../../history/planned.tsx';
import { listLink } from '../../list/list-link.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link } from '../../ui/router.ts';

type Props = { asset: AssetDetails; mayUnarchive: boolean; plan: PlanActions };

/** Only admins see the unarchive button, others see a message (docs/areas/assets.md#archive). */
const Archived = ({ asset, mayUnarchive }: Omit<Props, 'plan'>) => {
  const { t } = useTranslation('assets');
  const call = useCall(unarchiveAsset);
  // The banner unmounts as soon as the asset is restored, before the call ends; unlike a callback, the promise still
  // resolves.
  const unarchive = () =>
    call.mutateAsync({ body: { id: asset.id } }).then(
      () => notifySuccess(t('unarchive.done', { name: asset.name })),
      () => undefined,
    );
  return (
    <>
      <Banner
        action={
          mayUnarchive && (
            <button type="button" onClick={() => void unarchive()} disabled={call.isPending}>
              {t('unarchive.action')}
            </button>
          )
        }
      >
        {mayUnarchive ? t('detail.archived') : `${t('detail.archived')} ${t('unarchive.askAdmin')}`}
      </Banner>
      {call.error && <ErrorBox problem={call.error.problem} onRetry={() => void unarchive()} />}
    </>
  );
};

/** The banners of an asset: that it is archived, what is planned, and that another one has the same serial number. */
export const AssetBanners = ({ asset, mayUnarchive, plan }: Props) => {
  const { t } = useTranslation('assets');
  const { serial_number: serial } = asset;
  return (
    <>
      {asset.deleted === 1 && <Archived asset={asset} mayUnarchive={mayUnarchive} />}
      <PlanNotice object="asset" record={asset} holder={asset.owner_employee_name} plan={plan} />
      {asset.warnings.includes('duplicate_serial') && (
        <Banner
          tone="amber"
          action={
            serial !== null && (
              <Link to={`${listLink(paths.assets)}&search=${encodeURIComponent(serial)}`}>{t('serial.show')}</Link>
            )
          }
        >
          {t('serial.duplicate', { serial })}
        </Banner>
      )}
    </>
  );
};

export const hasBanners = (asset: AssetDetails): boolean =>
  asset.deleted === 1 || isPlanned(asset) || asset.warnings.length > 0;
