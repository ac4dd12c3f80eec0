import { IconCar } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';
import { Co2 } from './co2-card.tsx';
import { CostByTeam } from './fleet-team-cost.tsx';
import { NotReady } from './not-ready.tsx';

const VehiclesTile = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet) return null;
  const { vehicles, unassigned } = fleet;
  return (
    <StatTile icon={IconCar} label={t('fleet.tile')} figure={wholeNumber(vehicles)} to={listLink(paths.fleet)}>
      {t('fleet.unassigned', { count: unassigned })}
    </StatTile>
  );
};

const notReadyTask = (
  { not_payroll_ready: count, asked_by_payroll: asked }: FleetHome,
  t: TFunction,
  fills: boolean,
) =>
  count === null || count === 0
    ? []
    : [
        {
          key: 'not-ready',
          icon: IconCar,
          title: t('home:fleet.task', { count }),
          note: t('home:fleet.asked', { count: asked }),
          action: {
            label: t(fills ? 'home:fleet.fillIn' : 'home:show'),
            to: listLink(paths.fleet, { segment: 'not_payroll_ready' }),
          },
        },
      ];

/** Vehicles that nobody drives and that are paid for all the same. */
const idleTask = ({ idle: { vehicles: count, yearly } }: FleetHome, t: TFunction) =>
  count === 0
    ? []
    : [
        {
          key: 'idle-vehicles',
          icon: IconCar,
          title: t('home:fleet.idle', { count }),
          note: t('home:fleet.idleCost', { amount: wholeEuro(yearly / 12) }),
          action: {
            label: t('home:show'),
            to: listLink(paths.fleet, { segment: 'idle', sort: '-total_cost_yearly' }),
          },
        },
      ];

const LazyEstimates = lazy(async () => ({ default: (await import('./fleet-estimates.tsx')).FleetEstimates }));

const Estimates = (props: { home: Home }) => (
  <Suspense fallback={null}>
    <LazyEstimates {...props} />
  </Suspense>
);

/** The year for which vehicles would have estimates if its figures were known; null where none lacks them. */
const unknownYear = ({ estimates: { unknown_year: year, without } }: FleetHome): number | null =>
  without > 0 ? year : null;

/** The figures of a year without which no vehicle has an estimate, for who may add them. */
const unknownTask = (fleet: FleetHome, t: TFunction, adds: boolean) => {
  const year = unknownYear(fleet);
  return adds && year !== null
    ? [
        {
          key: 'unknown-year',
          icon: IconCar,
          title: t('home:fleet.unknownYear', { year: String(year) }),
          note: t('home:fleet.unestimated', { count: fleet.estimates.without }),
          action: { label: t('home:fleet.addFigures'), to: paths.parametersOf(year) },
        },
      ]
    : [];
};

const hasCost = ({ fleet }: Home): boolean => fleet?.cost_by_team.some(({ yearly }) => yearly > 0) ?? false;

export const home: HomePart = {
  order: 30,
  tiles: [
    {
      key: 'vehicles',
      kind: 'figure',
      order: 20,
      shows: ({ fleet }) => fleet !== null,
      count: ({ fleet }) => fleet?.vehicles ?? 0,
      Tile: VehiclesTile,
    },
  ],
  tasks: ({ fleet }, t, can) =>
    fleet
      ? [
          ...unknownTask(fleet, t, can('settings:manage')),
          ...notReadyTask(fleet, t, can('fleet:write')),
          ...idleTask(fleet, t),
        ]
      : [],
  cards: [
    {
      key: 'co2',
      name: 'home:fleet.co2Title',
      area: 'fleet',
      order: 20,
      place: 'side',
      shows: ({ fleet }) => fleet !== null && fleet.co2.average !== null,
      Card: Co2,
    },
    {
      key: 'not-ready',
      name: 'home:fleet.notReadyTitle',
      area: 'fleet',
      order: 30,
      place: 'main',
      shows: ({ fleet }) => (fleet?.not_ready.length ?? 0) > 0,
      Card: NotReady,
    },
    {
      key: 'team-cost',
      name: 'home:fleet.teamTitle',
      area: 'fleet',
      order: 50,
      place: 'either',
      shows: hasCost,
      Card: CostByTeam,
    },
    {
      key: 'estimates',
      name: 'home:fleet.estimatesTitle',
      area: 'fleet',
      order: 55,
      place: 'either',
      shows: ({ fleet }) => fleet !== null && (fleet.estimates.co2_contribution > 0 || unknownYear(fleet) !== null),
      Card: Estimates,
    },
  ],
};
