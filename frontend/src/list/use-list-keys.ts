import { useHotkeys } from '@mantine/hooks';
import { useState, type RefObject } from 'react';
import { useNavigate } from '../ui/router.ts';

type Keys<Row> = {
  rows: readonly Row[];
  linkOf: (row: Row) => string;
  searchRef: RefObject<HTMLInputElement | null>;
  onCreate?: (() => void) | undefined;
  onSelect?: ((row: Row) => void) | undefined;
};

/** `/` search, `c` create, `j` `k` rows, Enter opens, `x` selects (experience, Keyboard). Returns the current row's place. */
export const useListKeys = <Row extends { id: number }>({
  rows,
  linkOf,
  searchRef,
  onCreate,
  onSelect,
}: Keys<Row>): number => {
  const [current, setCurrent] = useState(-1);
  const navigate = useNavigate();
  const move = (step: number) => {
    const next = Math.min(Math.max(current + step, 0), rows.length - 1);
    setCurrent(next);
    document.querySelector(`[data-row="${rows[next]?.id ?? 0}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const row = rows[current];
  const isOnControl = () =>
    document.activeElement?.closest('a, button, input, select, textarea, [role="dialog"]') !== null;
  useHotkeys([
    ['/', () => searchRef.current?.focus()],
    ['c', () => onCreate?.()],
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['x', () => row && onSelect?.(row)],
    ['Enter', () => row && !isOnControl() && void navigate(linkOf(row)), { preventDefault: false }],
  ]);
  return current;
};
