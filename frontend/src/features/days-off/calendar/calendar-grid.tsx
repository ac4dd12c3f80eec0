import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridKeys, type Mark, type Spot } from '../../../ui/use-grid-keys.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { useRowWindow } from '../../../ui/use-row-window.ts';
import { CalendarRows } from './calendar-rows.tsx';
import { DayCard } from './day-card.tsx';
import { gridItems, type CalendarPerson } from './month-bars.ts';
import { MonthFoot } from './month-foot.tsx';
import { MonthHead } from './month-head.tsx';
import type { MonthView } from './person-row.tsx';
import { QuarterFoot } from './quarter-foot.tsx';
import { QuarterHead } from './quarter-head.tsx';
import { spotOf, useDayDrag } from './use-day-drag.ts';
import classes from './calendar.module.css';

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

type Keys = Pick<Props, 'onPerson' | 'onRange' | 'onDay' | 'onRemove'> &
  Pick<ReturnType<typeof useRowWindow>, 'box' | 'reveal'> & {
    items: ReturnType<typeof gridItems>;
    /** How many days there are. */
    count: number;
  };

/** What the keys do in the grid: the days lie between the first and the last column, which are of the person. */
const useDayKeys = ({ items, count, box, reveal, onPerson, onRange, onDay, onRemove }: Keys) => {
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
  return { personAt, isDay, open, grid };
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
  const isPrinting = usePrinting();
  const { box, onScroll, reveal, ...shown } = useRowWindow({ count: items.length, rowHeight: ROW_HEIGHT });
  const drawsAll = isPrinting || items.length <= ALL_UP_TO;
  const [first, end] = drawsAll ? [0, items.length] : [shown.first, shown.end];
  const { personAt, isDay, open, grid } = useDayKeys({ items, count, box, reveal, onPerson, onRange, onDay, onRemove });
  const { active, mark } = grid;
  const { isDragging, press, drag } = useDayDrag({ grid, isDay, open });
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
          {view.isQuarter ? <QuarterHead view={view} /> : <MonthHead view={view} />}
        </div>
        {first > 0 && <div style={{ blockSize: shown.before }} />}
        <CalendarRows
          items={items}
          first={first}
          end={end}
          view={view}
          active={active}
          mark={mark}
          showsLock={someLocked}
        />
        {end < items.length && <div style={{ blockSize: shown.after }} />}
        {view.isQuarter ? (
          <QuarterFoot people={people} view={view} rows={items.length} />
        ) : (
          <MonthFoot people={people} view={view} rows={items.length} isPast={isPast} />
        )}
      </div>
      <DayCard box={box} personAt={personAt} view={view} />
    </>
  );
};
