import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { paths } from '../../ui/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';

/** The banners of a vehicle: that it is archived, and warnings that block nothing. */
export const VehicleBanners = ({ details, mayUnarchive }: { details: CarDetails; mayUnarchive: boolean }) => {
  const { t } = useTranslation('fleet');
  return (
    <>
      {details.deleted === 1 && (
        <Banner
          tone="red"
          action={mayUnarchive && <Link to={paths.unarchiveVehicle(details.id)}>{t('detail.unarchiveLink')}</Link>}
        >
          {details.date_end === null ? t('detail.archivedNoDate') : t('detail.archived', { date: details.date_end })}
        </Banner>
      )}
      {details.warnings.includes('duplicate_plate') && (
        <Banner tone="amber">{t('detail.duplicatePlate', { plate: details.plate })}</Banner>
      )}
      {details.warnings.includes('chassis_format') && <Banner tone="amber">{t('detail.chassisFormat')}</Banner>}
    </>
  );
};

export const hasBanners = (details: CarDetails): boolean => details.deleted === 1 || details.warnings.length > 0;
