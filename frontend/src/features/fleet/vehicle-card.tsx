import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { Plate } from '../../ui/plate.tsx';
import { PayrollBadge } from './payroll-badge.tsx';
import { VehicleIcon } from './vehicle-icon.tsx';
import classes from './fleet.module.css';

/** A vehicle at phone width: what it is, plate with driver, payroll state. */
export const VehicleCard = ({ car }: { car: CarRow }) => {
  const { t } = useTranslation('fleet');
  const driver = car.person_name ?? (car.is_pool_vehicle === 1 ? t('pool') : t('nobody'));
  return (
    <span className={classes.card}>
      <span className={classes.tile}>
        <VehicleIcon type={car.type} utility={car.is_utility_vehicle === 1} size={18} />
      </span>
      <span className={classes.cardMain}>
        <span className={classes.cardName}>
          <strong>{car.brand}</strong> <span className={classes.second}>{car.model}</span>
        </span>
        <span className={classes.cardLine}>
          {car.plate !== null && <Plate plate={car.plate} />}
          <span className={classes.cut}>{driver}</span>
        </span>
      </span>
      <span className={classes.cardSide}>
        <PayrollBadge missing={car.payroll_missing} />
        <span className={classes.dim}>{t(car.fuel === null ? `type.${car.type}` : `fuel.${car.fuel}`)}</span>
      </span>
    </span>
  );
};
