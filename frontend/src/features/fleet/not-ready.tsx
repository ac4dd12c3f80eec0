import { IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import { useCan } from '../../ui/actor.tsx';
import type { Home } from '../../ui/home-part.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';
import classes from './fleet-home.module.css';

const NAMED = 2;

/** The first vehicles that payroll would refuse, with their missing values; each opens at its first missing field. */
export const NotReady = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet) return null;
  const count = fleet.not_payroll_ready ?? 0;
  return (
    <SectionCard
      flush
      title={
        <>
          {t('fleet.notReadyTitle')} <span className={classes.count}>{count}</span>
        </>
      }
      action={
        <Link to={listLink(paths.fleet, { segment: 'not_payroll_ready' })} className={classes.all}>
          {t('fleet.showAll', { count })}
          <IconArrowRight size={14} stroke={1.75} aria-hidden="true" />
        </Link>
      }
    >
      <ul className={classes.rows}>
        {fleet.not_ready.map((vehicle) => (
          <NotReadyRow key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
    </SectionCard>
  );
};

const NotReadyRow = ({ vehicle }: { vehicle: FleetHome['not_ready'][number] }) => {
  const { t } = useTranslation('home');
  const can = useCan();
  const { id, name, type, plate, person_name: driver, missing } = vehicle;
  const named = missing.map((field) => t(`fleet.missing.${field}`));
  const words =
    named.length > NAMED ? t('fleet.andMore', { names: named[0], count: named.length - 1 }) : named.join(', ');
  const to = can('fleet:write') ? `${paths.editVehicle(id)}#${missing[0] ?? ''}` : paths.vehicle(id);
  return (
    <li className={classes.row}>
      <VehicleIcon type={type} />
      <span className={classes.vehicle}>
        <Link to={to} className={classes.name} aria-label={t('fleet.fix', { name, missing: words })}>
          {name}
        </Link>
        {plate !== null && <Plate plate={plate} />}
      </span>
      <span className={classes.driver}>
        {driver === null ? <span className={classes.nobody}>{t('fleet.nobody')}</span> : <PersonChip name={driver} />}
      </span>
      <span className={classes.missing}>
        <ToneBadge tone="amber">{words}</ToneBadge>
      </span>
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </li>
  );
};
