import { IconWritingSign } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ContractsHome } from '#shared/contract/home/get-home.ts';
import { daysBetween, fromDmy, isoOf } from '#shared/values/dates.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart, HomeTask } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

type Waiting = NonNullable<ContractsHome['mine']>;

const daysWaiting = ({ oldest }: Waiting, today: string): number =>
  daysBetween(isoOf(oldest?.waiting_since) ?? '', fromDmy(today)) || 0;

/** What waits for the user's own signature. */
const SignTile = ({ home: { contracts, today } }: { home: Home }) => {
  const { t } = useTranslation('home');
  const mine = contracts?.mine;
  if (!mine) return null;
  return (
    <StatTile
      icon={IconWritingSign}
      label={t('signing.tile')}
      figure={wholeNumber(mine.count)}
      to={paths.pendingSignatures()}
    >
      {mine.count === 0 ? t('signing.none') : t('signing.oldest', { count: daysWaiting(mine, today) })}
    </StatTile>
  );
};

const taskOf = (whose: 'mine' | 'team', waiting: Waiting | null | undefined, today: string, t: TFunction) => {
  if (!waiting || waiting.count === 0) return [];
  const { count, oldest, deadline } = waiting;
  const task: HomeTask = {
    key: `sign-${whose}`,
    whose,
    icon: IconWritingSign,
    title: t(whose === 'mine' ? 'home:signing.task' : 'home:signing.teamTask', { count }),
    ...(oldest && {
      note: t('home:signing.longest', {
        person: oldest.person_name,
        name: oldest.name,
        count: daysWaiting(waiting, today),
      }),
    }),
    deadline,
    action:
      whose === 'mine'
        ? { label: t('home:signing.sign'), to: paths.pendingSignatures() }
        : { label: t('home:show'), to: listLink(paths.contracts, { segment: 'under_way' }) },
  };
  return [task];
};

export const home: HomePart = {
  order: 10,
  tiles: [
    {
      key: 'sign',
      kind: 'work',
      order: 10,
      shows: ({ contracts }) => Boolean(contracts?.mine),
      count: ({ contracts }) => contracts?.mine?.count ?? 0,
      Tile: SignTile,
    },
  ],
  tasks: ({ contracts, today }, t) => [
    ...taskOf('mine', contracts?.mine, today, t),
    ...taskOf('team', contracts?.team, today, t),
  ],
};
