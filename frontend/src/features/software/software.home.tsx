import { IconApps, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink, ofTeam } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { TeamCostCard } from '../../ui/team-cost-card.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';

const SoftwareTile = ({ home: { software } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!software) return null;
  const { licenses, left, renewals } = software;
  return (
    <StatTile
      icon={IconApps}
      label={t('software.tile')}
      figure={wholeNumber(licenses)}
      to={listLink(paths.softwareLicenses)}
    >
      <Link to={listLink(paths.softwareLicenses, { segment: 'left' })}>{t('software.left', { count: left })}</Link>
      {renewals > 0 && (
        <>
          ,{' '}
          <Link to={listLink(paths.software, { segment: 'renewal' })}>
            {t('software.renewals', { count: renewals })}
          </Link>
        </>
      )}
    </StatTile>
  );
};

/** What the products cost a month, and the seats that nobody uses. */
const CostTile = ({ home: { software } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!software || software.totals.cost_yearly === 0) return null;
  const { cost_monthly: monthly, unused_seats: seats, unused_cost: unused } = software.totals;
  return (
    <StatTile
      icon={IconReceipt}
      label={t('software.cost')}
      figure={wholeEuro(monthly)}
      to={listLink(paths.software, { sort: '-cost_yearly' })}
    >
      {seats === null && t('software.ofPeople')}
      {seats !== null && seats > 0 && (
        <Link to={listLink(paths.software, { segment: 'unused', sort: '-unused_cost' })}>
          {t('software.unused', { count: seats, amount: wholeEuro(unused ?? 0) })}
        </Link>
      )}
      {seats === 0 && t('software.yearly', { amount: wholeEuro(software.totals.cost_yearly) })}
    </StatTile>
  );
};

const SoftwareTiles = ({ home }: { home: Home }) => (
  <>
    <SoftwareTile home={home} />
    <CostTile home={home} />
  </>
);

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
      linkOf={(teamId) => listLink(paths.softwareLicenses, { filters: [ofTeam(teamId)], sort: '-cost_yearly' })}
    >
      {t('software.teamNote')}{' '}
      {seats !== null && seats > 0 && t('software.unusedNote', { count: seats, amount: wholeEuro(unused ?? 0) })}
    </TeamCostCard>
  );
};

export const home: HomePart = {
  order: 50,
  Tiles: SoftwareTiles,
  cards: [
    {
      key: 'software-team-cost',
      order: 40,
      place: 'either',
      shows: ({ software }) => software?.cost_by_team.some(({ yearly }) => yearly > 0) ?? false,
      Card: CostByTeam,
    },
  ],
};
