import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import type { Mark, Spot, useGridKeys } from '../../../ui/use-grid-keys.ts';

/** The cell of the calendar that an event is about. */
export const spotOf = (target: EventTarget | null): Spot | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
};

type Options = {
  grid: Pick<ReturnType<typeof useGridKeys>, 'active' | 'mark' | 'setActive'>;
  isDay: (column: number) => boolean;
  open: (spot: Spot, mark: Mark | undefined) => void;
};

/** The mouse marks days of a person; where it is released, what was marked is opened. */
export const useDayDrag = ({ grid, isDay, open }: Options) => {
  const { active, mark } = grid;
  const [isDragging, setDragging] = useState(false);
  const reached = useRef<Mark>(undefined);
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
  return { isDragging, press, drag };
};
