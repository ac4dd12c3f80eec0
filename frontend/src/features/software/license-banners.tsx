import { useTranslation } from 'react-i18next';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { PlanNotice, type PlanActions } from '../../history/plan-notice.tsx';
import { isPlanned } from '../../history/planned.tsx';
import { paths } from '../../ui/paths.ts';
import { Can } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';
import { isDeactivated, lastDay } from './license-time.ts';
import type { LicenseRights } from './use-license.ts';

type Props = {
  license: LicenseDetails;
  rights: LicenseRights;
  actions: { plan: PlanActions; end: PlanActions };
};

const Deactivated = ({ license, rights }: Pick<Props, 'license' | 'rights'>) => {
  const { t } = useTranslation('software');
  const { id, person_left: left, person_name: person } = license;
  const last = lastDay(license);
  const links = (
    <>
      {rights.correctEnd && <Link to={`${paths.deleteSoftwareLicense(id)}?correct`}>{t('actions.correctEnd')}</Link>}
      {rights.reactivate && <Link to={paths.deleteSoftwareLicense(id)}>{t('actions.reactivate')}</Link>}
    </>
  );
  return (
    <Banner tone="red" action={(rights.correctEnd || rights.reactivate) && links}>
      {t('license.deactivated')} {last !== null && t('license.lastDay', { date: last })}{' '}
      {left === 1 && t('license.staysInactive', { person })}
    </Banner>
  );
};

/** The banners of a licence: that its product is deleted, that it is deactivated, what is planned, who left. */
export const LicenseBanners = ({ license, rights, actions }: Props) => {
  const { t } = useTranslation('software');
  return (
    <>
      {license.product_deleted === 1 && <Banner>{t('detail.deleted')}</Banner>}
      {license.product_deleted === 0 && isDeactivated(license) && <Deactivated license={license} rights={rights} />}
      <PlanNotice
        object="software_license"
        record={license}
        holder={license.active === 1 ? license.person_name : null}
        {...actions}
      />
      {license.active === 1 && license.person_left === 1 && (
        <Banner
          tone="amber"
          action={
            <Can permission="software:write">
              <Link to={paths.leaving(license.employee_id)}>{t('license.leaving')}</Link>
            </Can>
          }
        >
          {t('license.left', { person: license.person_name })}
        </Banner>
      )}
    </>
  );
};

export const hasLicenseBanners = (license: LicenseDetails): boolean =>
  isDeactivated(license) || isPlanned(license) || license.product_deleted === 1 || license.person_left === 1;
