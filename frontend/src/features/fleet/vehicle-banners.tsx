import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { PlanNotice, type PlanActions } from '../../history/plan-notice.tsx';
import { isPlanned } from '../../history/planned.tsx';
import { paths } from '../../ui/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';
import type { VehicleRights } from './use-vehicle.ts';

type Props = { details: CarDetails; rights: VehicleRights; actions: { plan: PlanActions; end: PlanActions } };

const Archived = ({ details: { id, date_end: end }, rights }: Pick<Props, 'details' | 'rights'>) => {
  const { t } = useTranslation('fleet');
  const links = (
    <>
      {rights.correctEnd && end !== null && <Link to={paths.archiveVehicle(id)}>{t('detail.correctEnd')}</Link>}
      {rights.unarchive && <Link to={paths.unarchiveVehicle(id)}>{t('detail.unarchiveLink')}</Link>}
    </>
  );
  return (
    <Banner tone="red" action={(rights.correctEnd || rights.unarchive) && links}>
      {end === null ? t('detail.archivedNoDate') : t('detail.archived', { date: lastDayOf(end) })}
    </Banner>
  );
};

/** The banners of a vehicle: that it is archived, what is planned, and warnings that block nothing. */
export const VehicleBanners = ({ details, rights, actions }: Props) => {
  const { t } = useTranslation('fleet');
  return (
    <>
      {details.deleted === 1 && <Archived details={details} rights={rights} />}
      <PlanNotice object="car" record={details} holder={details.person_name} {...actions} />
      {details.warnings.includes('driver_left') && (
        <Banner
          tone="amber"
          action={
            rights.edit && (
              <Link to={`${paths.editVehicle(details.id)}#related_employee_id`}>{t('detail.chooseDriver')}</Link>
            )
          }
        >
          {t('detail.driverLeft', { driver: details.person_name })}
        </Banner>
      )}
      {details.warnings.includes('duplicate_plate') && (
        <Banner tone="amber">{t('detail.duplicatePlate', { plate: details.plate })}</Banner>
      )}
      {details.warnings.includes('chassis_format') && <Banner tone="amber">{t('detail.chassisFormat')}</Banner>}
    </>
  );
};

export const hasBanners = (details: CarDetails): boolean =>
  details.deleted === 1 || isPlanned(details) || details.warnings.length > 0;
