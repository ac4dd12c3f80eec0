import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export type Spot = { row: number; column: number };

/** Cells beside each other in a row, from the first to the last. */
export type Mark = { row: number; from: number; to: number };

type Options = {
  /** The element that scrolls; the active cell is the one in it that the Tab key enters. */
  box: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Brings a row into sight before its cell gets the focus. */
  reveal: (row: number) => void;
  /** Enter: opens what a cell is about, or what to do with the marked cells. */
  onOpen: (spot: Spot, mark: Mark | undefined) => void;
  /** Space: what can be done with a cell. */
  onMenu?: (spot: Spot) => void;
  /** Delete or Backspace. */
  onDelete?: (spot: Spot) => void;
  /** Shift with the arrow keys to the left and right marks cells of the row. */
  canMark?: boolean;
  /** Rows that the keys for a page move. */
  page: number;
  /** The row that the Tab key enters at first. */
  start?: number;
};

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

const sideKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * One cell of a grid has the focus; the arrow keys, Home, End and the keys for a page move it. With `canMark` cells of a
 * row can be marked, from the one where the marking began to the active one.
 */
export const useGridKeys = ({
  box,
  rows,
  columns,
  reveal,
  onOpen,
  onMenu,
  onDelete,
  canMark = false,
  page,
  start = 0,
}: Options) => {
  const [active, setActive] = useState<Spot>({ row: start, column: 0 });
  const [begin, setBegin] = useState<Spot>();
  const waiting = useRef(false);
  const spot: Spot = { row: clamp(active.row, rows - 1), column: clamp(active.column, columns - 1) };
  const mark: Mark | undefined =
    begin?.row === spot.row
      ? { row: spot.row, from: Math.min(begin.column, spot.column), to: Math.max(begin.column, spot.column) }
      : undefined;
  const focusActive = (): void => {
    const cell = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The first column is always in sight, so scrolling to it would leave the columns beside it where they are.
    if (spot.column === 0) box.current?.scrollTo({ left: 0 });
  };
  // The cell that was moved to is drawn now.
  useLayoutEffect(() => {
    if (!waiting.current) return;
    waiting.current = false;
    focusActive();
  });
  const go = (row: number, column: number): void => {
    const next = { row: clamp(row, rows - 1), column: clamp(column, columns - 1) };
    waiting.current = true;
    reveal(next.row);
    setActive(next);
  };
  const unmark = (): void => setBegin(undefined);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(spot.row + 1, spot.column),
    ArrowUp: () => go(spot.row - 1, spot.column),
    ArrowRight: () => go(spot.row, spot.column + 1),
    ArrowLeft: () => go(spot.row, spot.column - 1),
    PageDown: () => go(spot.row + page, spot.column),
    PageUp: () => go(spot.row - page, spot.column),
    Home: () => go(spot.row, 0),
    End: () => go(spot.row, columns - 1),
  };
  const acts: Readonly<Record<string, () => void>> = {
    Enter: () => onOpen(spot, mark),
    // The menu opens when the key is released: a release over the opened menu would choose its first item.
    ...(onMenu && { ' ': () => undefined }),
    ...(onDelete && { Delete: () => onDelete(spot), Backspace: () => onDelete(spot) }),
    ...(mark && { Escape: unmark }),
  };
  return {
    active: spot,
    mark,
    /** Makes a cell the active one; `marks` marks the cells up to it from the one that was active before. */
    setActive: (next: Spot, marks = false): void => {
      if (!marks) unmark();
      else if (begin?.row !== spot.row) setBegin(spot);
      setActive(marks ? { row: spot.row, column: next.column } : next);
    },
    unmark,
    focusActive,
    onKeyDown: (event: KeyboardEvent): void => {
      const move = moves[event.key];
      const act = move ?? acts[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (canMark && event.shiftKey && sideKeys.includes(event.key)) {
        if (begin?.row !== spot.row) setBegin(spot);
      } else if (move) unmark();
      act();
    },
    onKeyUp: (event: KeyboardEvent): void => {
      if (event.key === ' ') onMenu?.(spot);
    },
  };
};
