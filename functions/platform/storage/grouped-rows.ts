import type { RowIndex } from '#shared/list/row-index.ts';
import type { Joinable } from './collection.ts';

/** A collection as far as its rows are grouped: what is joined, and its rows as of the last refresh. */
type Source<Row extends { readonly id: number }> = Joinable & { readonly rows: RowIndex<Row> };

/** The rows of every group without any, so that asking for those leaves nothing behind. */
const NONE: readonly never[] = [];

/**
 * The rows of a collection by a number that each has, such as the participants of each training. Joined by the
 * collection of those numbers, a change of a row makes the row of its group anew.
 */
export const groupedRows = <Row extends { readonly id: number }>(
  source: Source<Row>,
  groupOf: (row: Row) => number | null,
) => {
  const groups = new Map<number, Set<number>>();
  const groupOfId = new Map<number, number>();
  /** The rows of a group, as long as none of them changes. */
  const kept = new Map<number, readonly Row[]>();

  const leave = (id: number, group: number): void => {
    const ids = groups.get(group);
    ids?.delete(id);
    if (ids?.size === 0) groups.delete(group);
    groupOfId.delete(id);
  };

  const enter = (id: number, group: number): void => {
    const ids = groups.get(group);
    if (ids) ids.add(id);
    else groups.set(group, new Set([id]));
    groupOfId.set(id, group);
  };

  /** Puts each changed row into its group; returns the groups that changed. */
  const regroup = (ids: Iterable<number>): Set<number> => {
    const changed = new Set<number>();
    for (const id of ids) {
      const row = source.rows.get(id);
      const before = groupOfId.get(id);
      const now = row && (groupOf(row) ?? undefined);
      if (before !== undefined) changed.add(before);
      if (now !== undefined) changed.add(now);
      if (before === now) continue;
      if (before !== undefined) leave(id, before);
      if (now !== undefined) enter(id, now);
    }
    return changed;
  };

  const listeners: ((groups: Iterable<number>) => void)[] = [];
  source.onChange((ids) => {
    const changed = regroup(ids);
    for (const group of changed) kept.delete(group);
    for (const listener of listeners) listener(changed);
  });

  const join: Joinable = {
    refresh: () => source.refresh(),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };

  return {
    join,
    /** The rows of a group as of the last refresh, in no order: the very same array until one of them changes. */
    rowsOf: (group: number): readonly Row[] => {
      const known = kept.get(group);
      if (known) return known;
      const ids = groups.get(group);
      if (!ids) return NONE;
      const rows = Array.from(ids, (id) => source.rows.get(id)).filter((row) => row !== undefined);
      kept.set(group, rows);
      return rows;
    },
  };
};
