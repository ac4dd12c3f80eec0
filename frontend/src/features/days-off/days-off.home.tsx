import { IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { TypeChip } from './parts/type-chip.tsx';
import classes from './days-off.home.module.css';

/** How many are away today, and the work that waits: requests to decide, balances to look at. */
const DaysOffTile = ({ home: { daysOff } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!daysOff) return null;
  const { away_count: away, to_decide: waiting, balance_problems: problems } = daysOff;
  return (
    <StatTile icon={IconCalendarEvent} label={t('daysOff.tile')} figure={wholeNumber(away)} to={paths.calendar}>
      {waiting > 0 && <Link to={paths.dayOffRequests}>{t('daysOff.toDecide', { count: waiting })}</Link>}
      {waiting > 0 && problems > 0 && ', '}
      {problems > 0 && <Link to={paths.balanceProblems}>{t('daysOff.problems', { count: problems })}</Link>}
    </StatTile>
  );
};

/** Who is away today, and until when. */
const AwayToday = ({ home: { daysOff } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!daysOff) return null;
  const { away_today: away, away_count: count } = daysOff;
  const more = count - away.length;
  return (
    <SectionCard title={t('daysOff.away')}>
      <ul className={classes.lines}>
        {away.map(({ employee_id: id, name, avatar, type_name: type, colour, part, end_date: end }) => (
          <li key={id}>
            <Link to={paths.calendarOfPerson(id)} className={classes.line}>
              <Avatar name={name} picture={avatar} />
              <span className={classes.name}>{name}</span>
              <span className={classes.until}>
                {part === 'whole'
                  ? end === null
                    ? t('daysOff.open')
                    : t('daysOff.until', { day: end })
                  : t(`daysOff.part.${part}`)}
              </span>
              <TypeChip name={type} colour={colour} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link to={paths.calendar} className={classes.more}>
          {t('daysOff.more', { count: more })}
        </Link>
      )}
    </SectionCard>
  );
};

export const home: HomePart = {
  order: 70,
  Tiles: DaysOffTile,
  cards: [
    {
      key: 'days-off-away',
      order: 17,
      place: 'either',
      shows: ({ daysOff }) => (daysOff?.away_today.length ?? 0) > 0,
      Card: AwayToday,
    },
  ],
};
