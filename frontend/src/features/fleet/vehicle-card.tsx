import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { RowBadge } from '../../history/planned.tsx';
import { RowCard } from '../../list/row-parts.tsx';
import { Plate } from '../../ui/plate.tsx';
import { PayrollBadge } from './payroll-badge.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';
import classes from './fleet.module.css';

/** A vehicle at phone width: its name, its plate and driver, and whether it is ready for payroll. */
export const VehicleCard = ({ car }: { car: CarRow }) => {
  const { t } = useTranslation('fleet');
  const driver = car.person_name ?? (car.is_pool_vehicle === 1 ? t('pool') : t('nobody'));
  return (
    <RowCard
      face={
        <span className={classes.tile}>
          <VehicleIcon type={car.type} utility={car.is_utility_vehicle === 1} size={18} />
        </span>
      }
      name={
        <>
          <strong>{car.brand}</strong> <span className={classes.second}>{car.model}</span>{' '}
          <RowBadge row={car} archived={t('archived')} />
        </>
      }
      mark={car.plate !== null && <Plate plate={car.plate} />}
      line={driver}
      side={<PayrollBadge car={car} />}
      small={t(car.fuel === null ? `type.${car.type}` : `fuel.${car.fuel}`)}
    />
  );
};
