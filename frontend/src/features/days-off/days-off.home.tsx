import { IconBeach, IconInbox, IconScaleOutline } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DaysOffHome } from '#shared/contract/home/get-home.ts';
import { useActor } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import type { Home, HomePart, HomeTask } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { TypeChip } from './parts/type-chip.tsx';
import classes from './days-off.home.module.css';

/** How many requests wait for the user. */
const RequestsTile = ({ home: { daysOff } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!daysOff) return null;
  const { count, begun, first } = daysOff.waiting.team;
  return (
    <StatTile
      icon={IconInbox}
      warns={begun > 0}
      label={t('daysOff.requests')}
      figure={wholeNumber(count)}
      to={paths.dayOffRequests}
    >
      {first === null
        ? t('daysOff.noRequests')
        : begun > 0
          ? t('daysOff.begun', { count: begun })
          : t('daysOff.firstOn', { day: first.start_date })}
    </StatTile>
  );
};

/** How many are away today. */
const AbsentTile = ({ home: { daysOff, people } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!daysOff) return null;
  const { away_count: away, away_in_part: inPart } = daysOff;
  return (
    <StatTile icon={IconBeach} label={t('daysOff.away')} figure={wholeNumber(away)} to={paths.calendar}>
      {people && t('daysOff.of', { total: wholeNumber(people.active) })}
      {inPart > 0 && `, ${t('daysOff.inPart', { count: inPart })}`}
    </StatTile>
  );
};

/** Who is away today, and until when; then who asked to be and has no answer yet. */
const AwayToday = ({ home: { daysOff } }: { home: Home }) => {
  const { t } = useTranslation('home');
  const { today } = useActor();
  if (!daysOff) return null;
  const { away_today: away, away_count: count } = daysOff;
  return (
    <SectionCard
      flush
      title={
        <>
          {t('daysOff.away')} <span className={classes.count}>{wholeNumber(count)}</span>
        </>
      }
      action={
        <Link to={paths.calendar} className={classes.calendar}>
          {t('daysOff.calendar')}
        </Link>
      }
    >
      <ul className={classes.lines}>
        {away.map(({ employee_id: id, name, avatar, type_name: type, colour, part, state, end_date: end }) => (
          <li key={id}>
            <Link to={paths.calendarOfPerson(id)} className={classes.line}>
              <Avatar name={name} picture={avatar} />
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.until}>
                  {state === 'requested'
                    ? t('daysOff.noAnswer')
                    : part === 'whole'
                      ? end === null
                        ? t('daysOff.open')
                        : end === today
                          ? t('daysOff.untilToday')
                          : t('daysOff.until', { day: end })
                      : t(`daysOff.part.${part}`)}
                </span>
              </span>
              <TypeChip name={type} colour={colour} requested={state === 'requested'} />
            </Link>
          </li>
        ))}
      </ul>
      {count > away.length && (
        <Link to={paths.calendar} className={classes.more}>
          {t('daysOff.all', { count })}
        </Link>
      )}
    </SectionCard>
  );
};

const requestsTask = (
  whose: 'mine' | 'team',
  { count, begun, first }: DaysOffHome['waiting']['mine'],
  t: TFunction,
): HomeTask[] =>
  first === null
    ? []
    : [
        {
          key: `requests-${whose}`,
          whose,
          icon: IconInbox,
          title: t('home:daysOff.task', { count }),
          note: t('home:daysOff.first', { name: first.name, day: first.start_date }),
          deadline: first.start_date,
          ...(begun > 0 && { badge: { tone: 'red', text: t('home:daysOff.begun', { count: begun }) } as const }),
          action: { label: t('home:daysOff.decide'), to: paths.dayOffRequests },
        },
      ];

const tasksOf = ({ waiting, balance_problems: problems }: DaysOffHome, t: TFunction): HomeTask[] => [
  ...requestsTask('mine', waiting.mine, t),
  ...requestsTask('team', waiting.team, t),
  ...(problems > 0
    ? [
        {
          key: 'balances',
          icon: IconScaleOutline,
          title: t('home:daysOff.problems', { count: problems }),
          note: t('home:daysOff.problemsNote'),
          action: { label: t('home:show'), to: paths.balanceProblems },
        },
      ]
    : []),
];

export const home: HomePart = {
  order: 70,
  tiles: [
    {
      key: 'requests',
      kind: 'work',
      order: 20,
      shows: ({ daysOff }) => daysOff?.may_decide ?? false,
      count: ({ daysOff }) => daysOff?.waiting.team.count ?? 0,
      Tile: RequestsTile,
    },
    {
      key: 'absent',
      kind: 'work',
      order: 50,
      shows: ({ daysOff }) => daysOff !== null,
      count: ({ daysOff }) => daysOff?.away_count ?? 0,
      Tile: AbsentTile,
    },
  ],
  tasks: ({ daysOff }, t) => (daysOff ? tasksOf(daysOff, t) : []),
  cards: [
    {
      key: 'away',
      name: 'home:daysOff.away',
      area: 'daysOff',
      order: 10,
      place: 'side',
      shows: ({ daysOff }) => (daysOff?.away_today.length ?? 0) > 0,
      Card: AwayToday,
    },
  ],
};
