import { VisuallyHidden } from '@mantine/core';
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../ui/use-row-window.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { useGridKeys, type Mark, type Spot } from '../../../ui/use-grid-keys.ts';
import { areFew } from '../parts/few-at-work.ts';
import { DayCard } from './day-card.tsx';
import { atWork, gridItems, formatHalves, type CalendarPerson } from './month-bars.ts';
import type { MonthDay } from './month-days.ts';
import { QuarterFoot } from './quarter-foot.tsx';
import { QuarterHead } from './quarter-head.tsx';
import { PersonRow, TeamRow, type MonthView } from './person-row.tsx';
import { useShortWords } from './use-short-words.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import classes from './calendar.module.css';
import { formatsOf } from '#shared/values/formats.ts';
import { languageOf } from '#shared/values/language.ts';

/** The heights of rows and head, which the style sheet repeats. */
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 44;
const FOOT_HEIGHT = 34;
const PAGE_ROWS = 10;
/** The most rows that are all drawn, so that the browser finds every name in the page. */
const ALL_UP_TO = 40;

/** The most rows of each height that have room on a printed page; the style sheet has the heights. */
const PRINTED = [
  [20, 'few'],
  [26, 'more'],
  [34, 'some'],
] as const;
const printedAs = (rows: number): string => PRINTED.find(([most]) => rows <= most)?.[1] ?? 'many';

/** Days of a person, from the first to the last, from 0. */
export type Range = { person: CalendarPerson; from: number; to: number };

type Props = {
  people: readonly CalendarPerson[];
  view: MonthView;
  isPast: boolean;
  onPerson: (person: CalendarPerson) => void;
  onRange: (range: Range) => void;
  onDay: (person: CalendarPerson, at: number) => void;
  onRemove: (person: CalendarPerson, at: number) => void;
};

const DayHead = ({ day, at, name, weekday }: { day: MonthDay; at: number; name: string; weekday: string }) => (
  <div
    role="columnheader"
    aria-colindex={at + 2}
    aria-label={name}
    aria-current={day.isToday ? 'date' : undefined}
    className={classes.dayHead}
    data-look={day.holiday ? 'holiday' : undefined}
  >
    <span>{weekday}</span>
    <strong data-today={day.isToday || undefined}>{day.day}</strong>
  </div>
);

const Head = memo(({ view }: { view: MonthView }) => {
  const { t, i18n } = useTranslation('days-off');
  const weekdays = useMemo(() => {
    const { weekday } = formatsOf(languageOf([i18n.language]));
    return view.days.map(({ iso }) => weekday(iso, 'short').slice(0, 2));
  }, [view.days, i18n.language]);
  return (
    <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`}>
      <div role="columnheader" aria-colindex={1} className={classes.person}>
        {t('calendar.person')}
      </div>
      {view.days.map((day, at) => (
        <DayHead key={day.iso} day={day} at={at} name={view.names[at] ?? ''} weekday={weekdays[at] ?? ''} />
      ))}
      <div role="columnheader" aria-colindex={view.days.length + 2} className={classes.left}>
        <Link to={paths.dayOffBalances}>{t('calendar.daysLeft')}</Link>
      </div>
    </div>
  );
});

const Foot = memo(({ people, view, rows, isPast }: Pick<Props, 'people' | 'view' | 'isPast'> & { rows: number }) => {
  const { t } = useTranslation('days-off');
  const counts = useMemo(() => atWork(people, view.days), [people, view.days]);
  const shortWords = useShortWords();
  return (
    <div role="row" aria-rowindex={rows + 2} className={`${classes.row} ${classes.foot}`}>
      <div role="rowheader" aria-colindex={1} className={classes.person}>
        {t(isPast ? 'calendar.wasAtWork' : 'calendar.atWork')}
      </div>
      {view.days.map((day, at) => {
        const work = counts[at] ?? null;
        const short = view.shorts?.get(at);
        const isFew = view.shorts ? short !== undefined : work !== null && areFew(work.people, work.of);
        return (
          <div
            key={day.iso}
            role="gridcell"
            aria-colindex={at + 2}
            className={classes.day}
            data-look={day.holiday ? 'holiday' : work === null ? 'free' : undefined}
            data-today={day.isToday || undefined}
            data-few={isFew || undefined}
            title={short && shortWords(short).join('\n')}
          >
            {work !== null && formatHalves(work.people)}
            {short && <VisuallyHidden>{shortWords(short).join(', ')}</VisuallyHidden>}
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={view.days.length + 2} className={classes.left}>
        {t('calendar.ofPeople', { count: people.length })}
      </div>
    </div>
  );
});

const spotOf = (target: EventTarget | null): Spot | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
};

/**
 * The people of a month or a quarter by its days. The arrow keys move from day to day, Shift or the mouse mark several days of a
 * person, Enter opens a day or what is marked, Delete removes (docs/areas/days-off-pages.md#calendar).
 */
export const CalendarGrid = ({ people, view, isPast, onPerson, onRange, onDay, onRemove }: Props) => {
  const { t } = useTranslation('days-off');
  const items = useMemo(() => gridItems(people), [people]);
  const count = view.days.length;
  const someLocked = !view.isQuarter && people.some(({ locked }) => locked) && people.some(({ locked }) => !locked);
  const [isDragging, setDragging] = useState(false);
  const reached = useRef<Mark>(undefined);
  const isPrinting = usePrinting();
  const { box, onScroll, reveal, ...shown } = useRowWindow({ count: items.length, rowHeight: ROW_HEIGHT });
  const drawsAll = isPrinting || items.length <= ALL_UP_TO;
  const [first, end] = drawsAll ? [0, items.length] : [shown.first, shown.end];
  const personAt = (row: number): CalendarPerson | undefined => {
    const item = items[row];
    return item && 'person' in item ? item.person : undefined;
  };
  const isDay = (column: number): boolean => column >= 1 && column <= count;
  const open = ({ row, column }: Spot, mark: Mark | undefined): void => {
    const person = personAt(row);
    if (!person) return;
    if (mark && mark.to > mark.from)
      onRange({ person, from: Math.max(mark.from, 1) - 1, to: Math.min(mark.to, count) - 1 });
    else if (isDay(column)) onDay(person, column - 1);
    else onPerson(person);
  };
  const grid = useGridKeys({
    box,
    rows: items.length,
    columns: count + 2,
    page: PAGE_ROWS,
    start: items.findIndex((item) => 'person' in item),
    canMark: true,
    reveal: (row) => reveal(row, HEAD_HEIGHT + FOOT_HEIGHT),
    onOpen: open,
    onDelete: ({ row, column }) => {
      const person = personAt(row);
      if (person && isDay(column)) onRemove(person, column - 1);
    },
  });
  const { active, mark } = grid;
  const endDrag = useEffectEvent(() => {
    setDragging(false);
    if (reached.current) open({ row: reached.current.row, column: reached.current.to }, reached.current);
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    window.addEventListener('pointerup', endDrag);
    return () => window.removeEventListener('pointerup', endDrag);
  }, [isDragging]);
  const press = (event: PointerEvent): void => {
    const spot = spotOf(event.target);
    if (!spot || event.button !== 0 || event.pointerType !== 'mouse' || !isDay(spot.column)) return;
    grid.setActive(spot, event.shiftKey);
    reached.current = undefined;
    setDragging(true);
  };
  const drag = (event: PointerEvent): void => {
    const spot = spotOf(event.target);
    if (!isDragging || spot?.row !== active.row || !isDay(spot.column) || spot.column === active.column) return;
    const begin = mark ? (mark.from === active.column ? mark.to : mark.from) : active.column;
    reached.current = {
      row: spot.row,
      from: Math.min(begin, spot.column),
      to: Math.max(begin, spot.column),
    };
    grid.setActive(spot, true);
  };
  const isActiveShown = active.row >= first && active.row < end;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- why: one of its cells takes the focus */}
      <div
        ref={box}
        role="grid"
        className={classes.grid}
        data-days={count}
        data-quarter={view.isQuarter || undefined}
        data-rows={printedAs(items.length)}
        aria-label={t('calendar.grid')}
        aria-rowcount={items.length + 2}
        aria-colcount={count + 2}
        aria-multiselectable
        data-dragging={isDragging || undefined}
        onScroll={onScroll}
        onKeyDown={grid.onKeyDown}
        onFocus={({ target }) => {
          const spot = spotOf(target);
          if (spot && (spot.row !== active.row || spot.column !== active.column)) grid.setActive(spot);
        }}
        onPointerDown={press}
        onPointerOver={drag}
        onClick={({ target, shiftKey }) => {
          const spot = spotOf(target);
          const isLink = target instanceof Element && target.closest('a') !== null;
          if (spot && !shiftKey && !isLink && isDay(spot.column)) open(spot, undefined);
        }}
      >
        {/* Each printed page begins with the days. */}
        <div role="rowgroup" className={classes.heads}>
          {view.isQuarter ? <QuarterHead view={view} /> : <Head view={view} />}
        </div>
        {first > 0 && <div style={{ blockSize: shown.before }} />}
        {items.slice(first, end).map((item, at) => {
          const row = first + at;
          const isEntry = active.row === row || (!isActiveShown && at === 0);
          if (!('person' in item))
            return (
              <TeamRow
                key={`team-${item.team}`}
                {...item}
                minimum={view.minimums.get(item.team)}
                row={row}
                columns={count + 2}
                isActive={isEntry}
              />
            );
          const isMarked = mark?.row === row && mark.to > mark.from;
          return (
            <PersonRow
              key={item.person.id}
              person={item.person}
              view={view}
              row={row}
              active={isEntry ? active.column : -1}
              markedFrom={isMarked ? mark.from : -1}
              markedTo={isMarked ? mark.to : -1}
              showsLock={someLocked}
            />
          );
        })}
        {end < items.length && <div style={{ blockSize: shown.after }} />}
        {view.isQuarter ? (
          <QuarterFoot people={people} view={view} rows={items.length} />
        ) : (
          <Foot people={people} view={view} rows={items.length} isPast={isPast} />
        )}
      </div>
      <DayCard box={box} personAt={personAt} view={view} />
    </>
  );
};
