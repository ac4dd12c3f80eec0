import type { TFunction } from 'i18next';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { PlannedCell, RowBadge } from '../../history/planned.tsx';
import { NameCell, PersonCell } from '../../list/row-parts.tsx';
import { Empty } from '../../ui/empty.tsx';
import { NoPersonChip } from '../../ui/person-chip.tsx';
import { Money } from '../../ui/money.tsx';
import { Plate } from '../../ui/plate.tsx';
import { PayrollBadge } from './payroll-badge.tsx';
import { VehicleAmount } from './vehicle-amount.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';
import classes from './fleet.module.css';
import { estimatedFields, moneyFields, translatedFields } from './field-formats.ts';

/** Few lists show a planned end, and what counts its days is not needed for their first rows. */
const DueDate = lazy(async () => ({ default: (await import('../../ui/due-date.tsx')).DueDate }));

const NoFigures = lazy(async () => ({ default: (await import('./no-figures.tsx')).NoFigures }));

export const VehicleName = ({ car }: { car: CarRow }) => {
  const { t } = useTranslation('fleet');
  return (
    <NameCell
      badge={<RowBadge row={car} archived={t('archived')} />}
      face={
        <span className={classes.icon}>
          <VehicleIcon type={car.type} utility={car.is_utility_vehicle === 1} />
        </span>
      }
    >
      <strong>{car.brand}</strong> <span className={classes.second}>{car.model}</span>
    </NameCell>
  );
};

/** One cell of the list of vehicles. */
export const vehicleCell = (key: string, car: CarRow, t: TFunction): ReactNode => {
  if (key === 'name') return <VehicleName car={car} />;
  if (key === 'person_name')
    return (
      <PersonCell
        name={car.person_name}
        picture={car.person_avatar}
        narrow
        nobody={car.is_pool_vehicle === 1 ? <NoPersonChip label={t('pool')} /> : <Empty />}
      />
    );
  if (key === 'payroll_missing') return <PayrollBadge car={car} />;
  if (key === 'team') return car.team_names ?? <Empty />;
  if (key === 'planned_from') return <PlannedCell planned={car.planned} />;
  if (key === 'next_holder') return car.planned?.name || <Empty />;
  const value = car[key as keyof CarRow];
  if (value === null || value === undefined || value === '')
    return estimatedFields.has(key) && car.unknown_year ? (
      <Suspense fallback={<Empty />}>
        <NoFigures year={car.unknown_year} />
      </Suspense>
    ) : (
      <Empty />
    );
  if (key === 'planned_end')
    return (
      <Suspense fallback={<span className="tabular">{String(value)}</span>}>
        <DueDate day={String(value)} />
      </Suspense>
    );
  if (key === 'plate') return <Plate plate={String(value)} />;
  // Estimates are in EUR, whatever the currency of the vehicle.
  if (estimatedFields.has(key)) return <Money value={Number(value)} />;
  if (moneyFields.has(key)) return <VehicleAmount field={key} value={Number(value)} car={car} />;
  if (translatedFields.has(key)) return t(`${key}.${String(value)}`, { defaultValue: '' }) || String(value);
  return <span className="tabular">{String(value)}</span>;
};
