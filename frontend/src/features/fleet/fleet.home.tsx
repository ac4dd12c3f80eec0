import { IconAlertTriangle, IconCar, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { monthName } from '../../ui/month-name.ts';
import { Link } from '../../ui/router.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';
import { Co2ByFuel, CostByTeam } from './fleet-bars.tsx';
import { FleetCost } from './fleet-cost.tsx';
import { totalOf } from './month-cost.ts';
import { NotReady } from './not-ready.tsx';
import { format } from '../../ui/format.ts';

const VehiclesTile = ({ fleet }: { fleet: FleetHome }) => {
  const { t } = useTranslation('home');
  const { vehicles, pool, unassigned } = fleet;
  return (
    <StatTile icon={IconCar} label={t('fleet.tile')} figure={wholeNumber(vehicles)} to={listLink(paths.fleet)}>
      {pool !== null && (
        <>
          <Link to={listLink(paths.fleet, { segment: 'pool' })}>{t('fleet.pool', { count: pool })}</Link>,{' '}
        </>
      )}
      <Link to={listLink(paths.fleet, { segment: 'unassigned' })}>{t('fleet.unassigned', { count: unassigned })}</Link>
    </StatTile>
  );
};

const CostTile = ({ fleet }: { fleet: FleetHome }) => {
  const { t } = useTranslation('home');
  const [previous, current] = fleet.cost_per_month.slice(-2);
  if (!previous || !current) return null;
  const [previousCost, currentCost] = [totalOf(previous), totalOf(current)];
  const month = monthName(previous.month, 'long');
  return (
    <StatTile
      icon={IconReceipt}
      label={t('fleet.cost', { month: monthName(current.month, 'short') })}
      figure={wholeEuro(currentCost)}
      to={listLink(paths.fleet, { sort: '-total_cost_yearly' })}
    >
      {previousCost === 0
        ? t('fleet.noChange', { month })
        : previousCost === currentCost
          ? t('fleet.same', { month })
          : t('fleet.change', {
              change: format().percent(((currentCost - previousCost) / previousCost) * 100, 1, true),
              month,
            })}
    </StatTile>
  );
};

const FleetTiles = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet) return null;
  return (
    <>
      <VehiclesTile fleet={fleet} />
      {fleet.not_payroll_ready !== null && (
        <StatTile
          icon={IconAlertTriangle}
          warns={fleet.not_payroll_ready > 0}
          label={t('fleet.notReady')}
          figure={wholeNumber(fleet.not_payroll_ready)}
          to={listLink(paths.fleet, { segment: 'not_payroll_ready' })}
        >
          {t('fleet.asked', { count: fleet.asked_by_payroll })}
        </StatTile>
      )}
      <CostTile fleet={fleet} />
    </>
  );
};

const hasCost = ({ fleet }: Home): boolean => fleet?.cost_per_month.some((month) => totalOf(month) > 0) ?? false;

export const home: HomePart = {
  order: 30,
  Tiles: FleetTiles,
  cards: [
    { key: 'fleet-cost', order: 10, place: 'main', shows: hasCost, Card: FleetCost },
    {
      key: 'co2',
      order: 10,
      place: 'side',
      shows: ({ fleet }) => (fleet?.co2_by_fuel.length ?? 0) > 0,
      Card: Co2ByFuel,
    },
    {
      key: 'not-ready',
      order: 20,
      place: 'main',
      shows: ({ fleet }) => (fleet?.not_ready.length ?? 0) > 0,
      Card: NotReady,
    },
    { key: 'team-cost', order: 30, place: 'either', shows: hasCost, Card: CostByTeam },
  ],
};
