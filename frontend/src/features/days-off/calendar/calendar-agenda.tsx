import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { useDrawn } from '../../../ui/use-drawn.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { TypeChip } from '../parts/type-chip.tsx';
import { pathOfEntry } from './entry-path.ts';
import { agendaDays, agendaWords, type AgendaDay, type AgendaLine, weekBeside } from './agenda-days.ts';
import { barsOf, formatHalves, type Bar, type CalendarPerson } from './month-bars.ts';
import type { MonthView } from './person-row.tsx';
import { useShortWords } from './use-short-words.ts';
import { useSwipe } from './use-swipe.ts';
import classes from './agenda.module.css';

/** The most people that a day lists, in a month and in a quarter; a button shows the others. */
const LINES_UP_TO = 30;
const QUARTER_LINES_UP_TO = 8;
/** Days, or people, that fill a screen: the others are drawn once these can be read. */
const DRAWN_FIRST = 7;

/** How many lines a section has, by which its height is guessed until it comes into sight. */
const lineCount = (lines: number) => ({ '--lines': lines }) as CSSProperties;

type LineWordsOf = (bar: Bar, at: number) => string;

/** What a line says about its days: "Until Friday 27/11", "Requested, afternoon". */
const useLineWords = (view: MonthView): LineWordsOf => {
  const { t } = useTranslation('days-off');
  const dayOf = (at: number): string => {
    const iso = view.days[at]?.iso ?? '';
    return `${iso.slice(8)}/${iso.slice(5, 7)}`;
  };
  return (bar, at) => {
    const words = t(`calendar.agenda.${agendaWords(bar, at)}`, {
      end: `${view.names[bar.to]?.split(' ')[0] ?? ''} ${dayOf(bar.to)}`,
      start: dayOf(bar.from),
      figure: hoursFigure(bar.entry.minutes),
    });
    if (bar.entry.state === 'approved') return words;
    return t('calendar.agenda.requested', { words: words.charAt(0).toLocaleLowerCase('nl-BE') + words.slice(1) });
  };
};

type LineProps = { line: AgendaLine; words: string; view: MonthView; hasPerson: boolean };

const Line = ({ line, words, view, hasPerson }: LineProps) => {
  const { person, bar } = line;
  const type = view.typeOf(bar.entry);
  return (
    <li>
      <Link to={pathOfEntry(bar.entry, person.employee_id)} className={classes.line ?? ''}>
        {hasPerson && <Avatar name={person.name} picture={person.avatar} size={28} />}
        <span className={classes.words}>
          {hasPerson && <span className={classes.name}>{person.name}</span>}
          <span className={classes.when}>{words}</span>
        </span>
        {type && (
          <span className={classes.type}>
            <TypeChip name={type.name} colour={type.colour} requested={bar.entry.state === 'requested'} />
          </span>
        )}
      </Link>
    </li>
  );
};

type DayProps = { day: AgendaDay; view: MonthView; people: number; wordsOf: LineWordsOf };

const Day = ({ day: { at, lines, away, asked }, view, people, wordsOf }: DayProps) => {
  const { t } = useTranslation('days-off');
  const [showsAll, setShowsAll] = useState(false);
  const day = view.days[at];
  const fullName = view.names[at] ?? '';
  const name = view.isQuarter ? fullName : fullName.split(' ').slice(0, 2).join(' ');
  const shown = showsAll ? lines : lines.slice(0, view.isQuarter ? QUARTER_LINES_UP_TO : LINES_UP_TO);
  const short = view.shorts?.get(at);
  const shortWords = useShortWords();
  const figures = { away: formatHalves(away), people, asked };
  const others = lines.length - shown.length;
  return (
    <section
      className={classes.day}
      style={lineCount(shown.length + Number(short !== undefined) + Number(others > 0))}
      data-at={at}
      data-today={day?.isToday || undefined}
    >
      <h2>
        <span>{day?.isToday ? t('calendar.agenda.today', { day: name }) : name}</span>
        <span className={classes.figures}>
          {day?.holiday
            ? t(`holiday.${day.holiday}`)
            : t(asked > 0 ? 'calendar.agenda.awayAsked' : 'calendar.agenda.away', figures)}
        </span>
      </h2>
      {short && (
        <p className={classes.short}>
          <IconAlertTriangle size={14} stroke={1.75} />
          {shortWords(short).join(', ')}
        </p>
      )}
      {lines.length > 0 && (
        <ul>
          {shown.map((line) => (
            <Line
              key={`${line.person.id}/${line.bar.key}`}
              line={line}
              words={wordsOf(line.bar, at)}
              view={view}
              hasPerson
            />
          ))}
        </ul>
      )}
      {others > 0 && (
        <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
          {t('calendar.agenda.more', { count: others })}
        </button>
      )}
    </section>
  );
};

/** The days of a bar: "Tuesday 3 November, morning", "Monday 23 – Friday 27 November". */
const useBarDays = (view: MonthView): ((bar: Bar) => string) => {
  const { t } = useTranslation('days-off');
  return ({ from, to, before, after, entry }) => {
    const last = view.names[to] ?? '';
    if (from !== to) {
      const days = `${(view.names[from] ?? '').split(' ').slice(0, 2).join(' ')} – ${last}`;
      if (before > 0) return t(after > 0 ? 'period.both' : 'period.from', { days });
      return after > 0 ? t('period.until', { days }) : days;
    }
    if (entry.part === 'minutes') return t('period.minutes', { day: last, figure: hoursFigure(entry.minutes) });
    return entry.part === 'whole' ? last : t(`period.${entry.part}`, { day: last });
  };
};

const PersonDays = ({ person, view }: { person: CalendarPerson; view: MonthView }) => {
  const daysOf = useBarDays(view);
  const bars = useMemo(() => barsOf(person, view.days), [person, view.days]);
  return (
    <section className={classes.day} style={lineCount(bars.length)}>
      <h2>
        <Link to={paths.daysOffOfPerson(person.employee_id)} className={classes.person ?? ''}>
          <Avatar name={person.name} picture={person.avatar} />
          {person.name}
        </Link>
      </h2>
      <ul>
        {bars.map((bar) => (
          <Line key={bar.key} line={{ person, bar }} words={daysOf(bar)} view={view} hasPerson={false} />
        ))}
      </ul>
    </section>
  );
};

type Props = {
  people: readonly CalendarPerson[];
  view: MonthView;
  byPerson: boolean;
  /** Shows the month, or the quarter, after or before. */
  onMonth: (by: -1 | 1) => void;
};

/** The place in the month of the first day in sight. */
const shownIn = (box: HTMLElement | null): number | undefined => {
  const days = [...(box?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
  const top = box?.scrollTop ?? 0;
  const shown = days.find((day) => day.offsetTop - (days[0]?.offsetTop ?? 0) + day.offsetHeight > top);
  return shown && Number(shown.dataset['at']);
};

/** Who is away, day by day or person by person. A swipe, or J and K, goes a week on or back, by person a month, in a quarter a quarter. */
export const CalendarAgenda = ({ people, view, byPerson, onMonth }: Props) => {
  const { t } = useTranslation('days-off');
  const title = t('calendar.look.agenda');
  const box = useRef<HTMLDivElement>(null);
  const wordsOf = useLineWords(view);
  const [chosen, setFrom] = useState<number>();
  const today = view.days.findIndex(({ isToday }) => isToday);
  const from = chosen ?? Math.max(0, today);
  const goBy = (by: -1 | 1): void => {
    const next = byPerson ? undefined : weekBeside(view.days, shownIn(box.current) ?? from, by);
    if (next === undefined) return onMonth(by);
    setFrom(next);
    box.current?.scrollTo({ top: 0 });
  };
  const swipe = useSwipe(goBy);
  useKeys({ j: () => goBy(1), k: () => goBy(-1) });
  const drawn = useDrawn() ? undefined : DRAWN_FIRST;
  const all = useMemo(() => agendaDays(people, view.days), [people, view.days]);
  const days = all.filter(({ at }) => at >= from);
  const away = people.filter((person) => person.days.length > 0);
  if (byPerson)
    return (
      <div className={classes.agenda} {...swipe}>
        {away.length === 0 && (
          <p className={classes.nobody}>{t(view.isQuarter ? 'calendar.nobodyAwayQuarter' : 'calendar.nobodyAway')}</p>
        )}
        {away.slice(0, drawn).map((person) => (
          <PersonDays key={person.id} person={person} view={view} />
        ))}
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: what scrolls must be reachable by keyboard
    <div ref={box} className={classes.agenda} role="region" aria-label={title} tabIndex={0} {...swipe}>
      {days.length < all.length && (
        <button type="button" className={classes.more} data-print="none" onClick={() => setFrom(0)}>
          {t('calendar.agenda.earlier')}
        </button>
      )}
      {days.slice(0, drawn).map((day) => (
        <Day key={day.at} day={day} view={view} people={people.length} wordsOf={wordsOf} />
      ))}
    </div>
  );
};
