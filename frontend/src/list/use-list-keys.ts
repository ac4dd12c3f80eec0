import type { RefObject } from 'react';
import { useKeys } from '../ui/use-keys.ts';

type Keys = {
  list: RefObject<HTMLElement | null>;
  onCreate?: (() => void) | undefined;
  onFilter: () => void;
  onSelect?: ((id: number) => void) | undefined;
};

/** The row that holds the focus. */
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/**
 * The keys of a list (docs/areas/screens.md#keyboard): `f` filters, `c` creates, `j` and `k` go to the next and the
 * previous row, `x` selects the row. The focus is on the link of the row, so Enter opens the record.
 */
export const useListKeys = ({ list, onCreate, onFilter, onSelect }: Keys): void => {
  const move = (step: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row === focusedRow());
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    const link = next?.matches('a') ? next : next?.querySelector<HTMLElement>('a');
    link?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  const select = () => {
    const row = focusedRow();
    if (row) onSelect?.(Number(row.dataset['row']));
  };
  useKeys({
    c: () => onCreate?.(),
    f: onFilter,
    j: () => move(1),
    k: () => move(-1),
    x: select,
  });
};
