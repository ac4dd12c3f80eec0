import { useCallback, useMemo } from 'react';

export type Ticks = {
  /** The people who are ticked, in the order of the list. */
  ids: readonly number[];
  isTicked: (id: number) => boolean;
  set: (ids: readonly number[], on: boolean) => void;
};

/** The people of a list whose tick was taken away. */
export type Unticked = { list: string; ids: readonly number[] };

export const NOBODY: Unticked = { list: '', ids: [] };

const idsOf = (unticked: Unticked, list: string): readonly number[] => (unticked.list === list ? unticked.ids : []);

/**
 * The people who go along: everybody who is ready, except those whose tick was taken away. Another `list` of people
 * (another segment) starts with everybody again. `change` replaces what was taken away, and stays the same function.
 */
export const useTicks = (
  list: string,
  readyIds: readonly number[] | undefined,
  unticked: Unticked,
  change: (replace: (before: Unticked) => Unticked) => void,
): Ticks => {
  const ids = useMemo(() => {
    const off = new Set(idsOf(unticked, list));
    return (readyIds ?? []).filter((id) => !off.has(id));
  }, [readyIds, unticked, list]);
  const ticked = useMemo(() => new Set(ids), [ids]);
  const set = useCallback(
    (changed: readonly number[], on: boolean) =>
      change((before) => {
        const off = new Set(idsOf(before, list));
        for (const id of changed) {
          if (on) off.delete(id);
          else off.add(id);
        }
        return off.size === 0 ? NOBODY : { list, ids: [...off] };
      }),
    [change, list],
  );
  return { ids, isTicked: (id) => ticked.has(id), set };
};
