import { useTranslation } from 'react-i18next';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { paths } from '../../ui/paths.ts';
import { Can } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';

type Props = { license: LicenseDetails; mayReactivate: boolean };

/** The banners of a licence: that its product is deleted, that it is deactivated, or that its person left. */
export const LicenseBanners = ({ license, mayReactivate }: Props) => {
  const { t } = useTranslation('software');
  return (
    <>
      {license.product_deleted === 1 && <Banner tone="red">{t('detail.deleted')}</Banner>}
      {license.product_deleted === 0 && license.active === 0 && (
        <Banner
          tone="red"
          action={mayReactivate && <Link to={paths.deleteSoftwareLicense(license.id)}>{t('actions.reactivate')}</Link>}
        >
          {t('license.deactivated')}{' '}
          {license.person_left === 1 && t('license.staysInactive', { person: license.person_name })}
        </Banner>
      )}
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
  license.active === 0 || license.product_deleted === 1 || license.person_left === 1;
