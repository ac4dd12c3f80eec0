import type { RowIndex } from '#shared/list/row-index.ts';
import type { Joinable } from './joined-rows.ts';

/** A collection as far as its rows are grouped: what is joined, and its rows as of the last refresh. */
type Source<Row extends { readonly id: number }> = Joinable & { readonly rows: RowIndex<Row> };

/** The rows of every group without any, so that asking for those leaves nothing behind. */
const NONE: readonly never[] = [];

/** One group or several; null is none. */
type Groups = number | readonly number[] | null;

const listOf = (groups: Groups | undefined): readonly number[] => {
  if (groups === null || groups === undefined) return NONE;
  return typeof groups === 'number' ? [groups] : groups;
};

/**
 * The rows of a collection by a number that each has, such as the participants of each training, or by several. Joined
 * by the collection of those numbers, a change of a row makes the rows of its groups anew.
 */
export const groupedRows = <Row extends { readonly id: number }>(
  source: Source<Row>,
  groupOf: (row: Row) => Groups,
) => {
  const groups = new Map<number, Set<number>>();
  const groupsOfId = new Map<number, Groups>();
  /** The rows of a group, as long as none of them changes. */
  const kept = new Map<number, readonly Row[]>();

  const leave = (id: number, group: number): void => {
    const ids = groups.get(group);
    ids?.delete(id);
    if (ids?.size === 0) groups.delete(group);
  };

  const enter = (id: number, group: number): void => {
    const ids = groups.get(group);
    if (ids) ids.add(id);
    else groups.set(group, new Set([id]));
  };

  /** Puts each changed row into its groups; returns the groups that changed. */
  const regroup = (ids: Iterable<number>): Set<number> => {
    const changed = new Set<number>();
    for (const id of ids) {
      const row = source.rows.peek(id);
      const before = groupsOfId.get(id);
      const now = row ? groupOf(row) : null;
      for (const group of listOf(before)) changed.add(group);
      for (const group of listOf(now)) changed.add(group);
      if (before === now) continue;
      for (const group of listOf(before)) leave(id, group);
      for (const group of listOf(now)) enter(id, group);
      if (listOf(now).length > 0) groupsOfId.set(id, now);
      else groupsOfId.delete(id);
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
    refresh: (log) => source.refresh(log),
    onChange: (listener) => {
      listeners.push(listener);
      // As of a collection: whoever listens later than the rows were read gets every group at once.
      if (groups.size > 0) listener([...groups.keys()]);
    },
  };

  return {
    join,
    /**
     * The rows of a group by id, as of the last refresh: the very same array until one of them changes. Without an order
     * of its own an answer would depend on how the function that gives it came to know the rows.
     */
    rowsOf: (group: number): readonly Row[] => {
      const known = kept.get(group);
      if (known) return known;
      const ids = groups.get(group);
      if (!ids) return NONE;
      const sorted = [...ids].toSorted((one, other) => one - other);
      const rows = sorted.map((id) => source.rows.get(id)).filter((row) => row !== undefined);
      kept.set(group, rows);
      return rows;
    },
  };
};
