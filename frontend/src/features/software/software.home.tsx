import { IconApps, IconRefresh } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SoftwareHome } from '#shared/contract/home/get-home.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { paths } from '../../ui/paths.ts';
import { listLink, teamCondition } from '../../list/list-link.ts';
import type { Home, HomePart, HomeTask } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { TeamCostCard } from '../../ui/team-cost-card.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';
import classes from './software-home.module.css';

const LicensesTile = ({ home: { software } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!software) return null;
  const { licenses, products } = software;
  return (
    <StatTile
      icon={IconApps}
      label={t('software.tile')}
      figure={wholeNumber(licenses)}
      to={listLink(paths.softwareLicenses)}
    >
      {t('software.products', { count: products })}
    </StatTile>
  );
};

const toRenewals = listLink(paths.software, { segment: 'renewal', sort: 'renewal_date' });

const tasksOf = (
  { left, left_cost: cost, renewals, renewals_ahead: ahead }: SoftwareHome,
  t: TFunction,
): HomeTask[] => {
  const [next] = ahead;
  return [
    ...(renewals > 0 && next
      ? [
          {
            key: 'renewals',
            icon: IconRefresh,
            title: t('home:software.renewals', { count: renewals }),
            note: t('home:software.next', { name: next.name, day: next.date }),
            deadline: next.date,
            action: { label: t('home:show'), to: toRenewals },
          },
        ]
      : []),
    ...(left > 0
      ? [
          {
            key: 'leavers-licences',
            icon: IconApps,
            title: t('home:software.left', { count: left }),
            ...(cost > 0 && { note: t('home:software.leftCost', { amount: wholeEuro(cost) }) }),
            action: { label: t('home:show'), to: listLink(paths.softwareLicenses, { segment: 'left' }) },
          },
        ]
      : []),
  ];
};

/** How many of the bought seats are used, of the products that most people use. */
const Seats = ({ home: { software } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!software) return null;
  const { seats, products_with_seats: counted, products } = software;
  return (
    <SectionCard
      title={t('software.seats')}
      action={
        <Link to={listLink(paths.software, { segment: 'unused', sort: '-unused_cost' })} className={classes.all}>
          {t('software.seatsOf', { count: products, shown: Math.min(seats.length, counted) })}
        </Link>
      }
    >
      <BarList
        bars={seats.map(({ id, name, seats: bought, used }) => ({
          key: String(id),
          label: name,
          note: t(used >= bought ? 'software.full' : 'software.used', {
            used: wholeNumber(used),
            seats: wholeNumber(bought),
          }),
          figure: bought === 0 ? '–' : wholeNumber((used / bought) * 100),
          unit: '%',
          share: bought === 0 ? 0 : Math.min(1, used / bought),
          to: paths.softwareProduct(id),
        }))}
      />
    </SectionCard>
  );
};

/** The yearly cost of each team's active licences; each bar opens the licences of that team. */
const CostByTeam = ({ home: { software } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!software) return null;
  const { unused_seats: seats, unused_cost: unused } = software.totals;
  return (
    <TeamCostCard
      title={t('software.teamTitle')}
      teams={software.cost_by_team}
      countOf={({ licenses }) => t('software.licenses', { count: licenses })}
      linkOf={(teamId) => listLink(paths.softwareLicenses, { filters: [teamCondition(teamId)], sort: '-cost_yearly' })}
      info={t('software.teamNote')}
    >
      {seats !== null && seats > 0 && t('software.unusedNote', { count: seats, amount: wholeEuro(unused ?? 0) })}
    </TeamCostCard>
  );
};

export const home: HomePart = {
  order: 50,
  tiles: [
    {
      key: 'licences',
      kind: 'figure',
      order: 40,
      shows: ({ software }) => software !== null,
      count: ({ software }) => software?.licenses ?? 0,
      Tile: LicensesTile,
    },
  ],
  tasks: ({ software }, t) => (software ? tasksOf(software, t) : []),
  cards: [
    {
      key: 'seats',
      name: 'home:software.seats',
      area: 'software',
      order: 30,
      place: 'side',
      shows: ({ software }) => (software?.seats.length ?? 0) > 0,
      Card: Seats,
    },
    {
      key: 'software-team-cost',
      name: 'home:software.teamTitle',
      area: 'software',
      order: 60,
      place: 'either',
      shows: ({ software }) => software?.cost_by_team.some(({ yearly }) => yearly > 0) ?? false,
      Card: CostByTeam,
    },
  ],
};
