import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export type Spot = { row: number; column: number };

type Options = {
  /** The element that scrolls; the active cell is the one in it that the Tab key enters. */
  box: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Brings a row into sight before its cell gets the focus. */
  reveal: (row: number) => void;
  /** Enter: opens what a cell is about. */
  onOpen: (spot: Spot) => void;
  /** Space: what can be done with a cell. */
  onMenu: (spot: Spot) => void;
  /** Rows that the keys for a page move. */
  page: number;
};

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** One cell of a grid has the focus; the arrow keys, Home, End and the keys for a page move it. */
export const useGridKeys = ({ box, rows, columns, reveal, onOpen, onMenu, page }: Options) => {
  const [active, setActive] = useState<Spot>({ row: 0, column: 0 });
  const waiting = useRef(false);
  const spot: Spot = { row: clamp(active.row, rows - 1), column: clamp(active.column, columns - 1) };
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
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(spot.row + 1, spot.column),
    ArrowUp: () => go(spot.row - 1, spot.column),
    ArrowRight: () => go(spot.row, spot.column + 1),
    ArrowLeft: () => go(spot.row, spot.column - 1),
    PageDown: () => go(spot.row + page, spot.column),
    PageUp: () => go(spot.row - page, spot.column),
    Home: () => go(spot.row, 0),
    End: () => go(spot.row, columns - 1),
    Enter: () => onOpen(spot),
    // The menu opens when the key is released: a release over the opened menu would choose its first item.
    ' ': () => undefined,
  };
  return {
    active: spot,
    setActive,
    focusActive,
    onKeyDown: (event: KeyboardEvent): void => {
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move();
    },
    onKeyUp: (event: KeyboardEvent): void => {
      if (event.key === ' ') onMenu(spot);
    },
  };
};
