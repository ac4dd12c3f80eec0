import { IconLock } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { typeColour } from '../../../ui/type-colour.ts';
import { barsOf, entriesByDay, type Bar, type CalendarPerson } from './month-bars.ts';
import type { MonthDay } from './month-days.ts';
import type { MonthLocks } from './month-lock.tsx';
import type { ShortDays } from './short-days.ts';
import type { useCellWords } from './use-cell-words.ts';
import classes from './calendar.module.css';
import { format } from '../../../ui/format.ts';

/** What all rows of a month share. */
export type MonthView = {
  days: readonly MonthDay[];
  /** Three months, whose days are too narrow for numbers. */
  isQuarter: boolean;
  locks: MonthLocks;
  shorts: ShortDays;
  /** How many people each team asks to be at work, by its name. */
  minimums: ReadonlyMap<string, number>;
  names: readonly string[];
  typeOf: (entry: EntryOut) => LegendType | undefined;
  letters: ReadonlyMap<string, string>;
  wordsOf: ReturnType<typeof useCellWords>;
};

/** Minutes as days with one decimal, which is enough beside a month. */
const tenths = (minutes: number, dayMinutes: number): string =>
  format().number(dayMinutes === 0 ? 0 : minutes / dayMinutes, 1);

/** About the widths of a day and of a letter, to know whether the name of a type, or its letter, has room in its bar. */
const DAY_WIDTH = 29;
const QUARTER_DAY_WIDTH = 9.6;
const LETTER_WIDTH = 6.6;
const LETTER_ROOM = 9;

/** What a bar says in a width: the name of its type, else its letter, else nothing. */
const barWords = (name: string, letter: string | undefined, width: number): string | undefined => {
  if (name.length * LETTER_WIDTH + 10 < width) return name;
  return width > LETTER_ROOM ? letter : undefined;
};

const BarLook = ({ bar, view }: { bar: Bar; view: MonthView }) => {
  const { from, to, before, after, entry } = bar;
  const type = view.typeOf(entry);
  if (!type) return null;
  const count = view.days.length;
  const size = to + 1 - after - (from + before);
  const isRequested = entry.state === 'requested';
  const { background, text } = typeColour(type.colour);
  const name = isRequested ? `${type.name} ?` : type.name;
  return (
    <span
      className={classes.bar}
      data-requested={isRequested || undefined}
      style={{
        insetInlineStart: `calc(${((from + before) / count) * 100}% + ${view.isQuarter ? 0 : 1}px)`,
        inlineSize: `calc(${(size / count) * 100}% - ${view.isQuarter ? 1 : 3}px)`,
        background: isRequested ? undefined : background,
        color: text,
      }}
    >
      {barWords(name, view.letters.get(type.name), size * (view.isQuarter ? QUARTER_DAY_WIDTH : DAY_WIDTH))}
    </span>
  );
};

type Props = {
  person: CalendarPerson;
  view: MonthView;
  row: number;
  /** The active cell of the row, or -1; the Tab key enters the grid there. */
  active: number;
  /** The marked cells, from the first to the last; -1 for none. */
  markedFrom: number;
  markedTo: number;
  /** The month is locked for some people only, so each says so. */
  showsLock: boolean;
};

/** A person and their days. The grid handles the events of all cells, which say where they are by their data. */
export const PersonRow = memo(({ person, view, row, active, markedFrom, markedTo, showsLock }: Props) => {
  const { t } = useTranslation('days-off');
  const { days } = view;
  const words = useMemo(() => {
    const entries = entriesByDay(person, view.days);
    return view.days.map((day, at) =>
      view.wordsOf({ person, day, at, dayName: view.names[at] ?? '', entries: entries.get(at) ?? [] }),
    );
  }, [person, view]);
  const bars = useMemo(() => barsOf(person, days), [person, days]);
  const { name, avatar, locked, locked_months: lockedMonths, left, schedule, day_minutes: dayMinutes } = person;
  const cell = (column: number) => ({
    'data-row': row,
    'data-column': column,
    tabIndex: active === column ? 0 : -1,
  });
  const last = days.length + 1;
  return (
    <div role="row" aria-rowindex={row + 2} className={classes.row}>
      <div role="rowheader" aria-colindex={1} className={classes.person} {...cell(0)}>
        <Avatar name={name} picture={avatar} />
        <Link to={paths.daysOffOfPerson(person.employee_id)} tabIndex={-1} className={classes.name ?? ''} title={name}>
          {name}
        </Link>
        {showsLock && locked && (
          <IconLock size={14} stroke={1.75} role="img" aria-label={t('calendar.lockedFor')} className={classes.lock} />
        )}
      </div>
      {days.map((day, at) => (
        <div
          key={day.iso}
          role="gridcell"
          aria-colindex={at + 2}
          aria-label={words[at]}
          aria-selected={at + 1 >= markedFrom && at + 1 <= markedTo ? true : undefined}
          className={classes.day}
          data-look={day.holiday ? 'holiday' : day.isWeekend || schedule[at] === 0 ? 'free' : undefined}
          data-today={day.isToday || undefined}
          data-begins={day.begins}
          data-locked={(lockedMonths.length > 0 && lockedMonths.includes(day.iso.slice(0, 7))) || undefined}
          {...cell(at + 1)}
        />
      ))}
      <span className={classes.bars} aria-hidden="true">
        {bars.map((bar) => (
          <BarLook key={bar.key} bar={bar} view={view} />
        ))}
      </span>
      <div role="gridcell" aria-colindex={last + 1} className={classes.left} {...cell(last)}>
        {left === null ? <span aria-label={t('calendar.noBalance')}>–</span> : tenths(left, dayMinutes)}
      </div>
    </div>
  );
});

type TeamProps = {
  team: string;
  size: number;
  minimum: number | undefined;
  row: number;
  columns: number;
  isActive: boolean;
};

/** The heading above the people of a team. */
export const TeamRow = ({ team, size, minimum, row, columns, isActive }: TeamProps) => {
  const { t } = useTranslation('days-off');
  return (
    <div role="row" aria-rowindex={row + 2} className={classes.row}>
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={columns}
        className={classes.team}
        data-row={row}
        data-column={0}
        tabIndex={isActive ? 0 : -1}
      >
        <span className={classes.teamName}>{team === '' ? t('calendar.noTeam') : team}</span>
        <span className={classes.teamSize}>
          {t('calendar.people', { count: size })}
          {minimum !== undefined && `, ${t('calendar.atLeast', { min: minimum })}`}
        </span>
      </div>
    </div>
  );
};
