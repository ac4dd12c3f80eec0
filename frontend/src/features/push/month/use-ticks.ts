import { useMemo } from 'react';

export type Ticks = {
  /** The people who are ticked, in the order of the list. */
  ids: readonly number[];
  isTicked: (id: number) => boolean;
  set: (ids: readonly number[], on: boolean) => void;
};

/** The people of a list whose tick was taken away. */
export type Unticked = { list: string; ids: readonly number[] };

export const NOBODY: Unticked = { list: '', ids: [] };

/**
 * The people who go along: everybody who is ready, except those whose tick was taken away. Another `list` of people
 * (another segment) starts with everybody again.
 */
export const useTicks = (
  list: string,
  readyIds: readonly number[] | undefined,
  unticked: Unticked,
  change: (unticked: Unticked) => void,
): Ticks => {
  const off = useMemo(() => new Set(unticked.list === list ? unticked.ids : []), [unticked, list]);
  const ids = useMemo(() => (readyIds ?? []).filter((id) => !off.has(id)), [readyIds, off]);
  const ticked = useMemo(() => new Set(ids), [ids]);
  return {
    ids,
    isTicked: (id) => ticked.has(id),
    set: (changed, on) => {
      const next = new Set(off);
      for (const id of changed) {
        if (on) next.delete(id);
        else next.add(id);
      }
      change(next.size === 0 ? NOBODY : { list, ids: [...next] });
    },
  };
};
