import { useMemo, useState } from 'react';

export type Ticks = {
  /** The people who are ticked, in the order of the list. */
  ids: readonly number[];
  isTicked: (id: number) => boolean;
  set: (ids: readonly number[], on: boolean) => void;
};

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The people who go along: everybody who is ready, except those whose tick was taken away. Another `list` of people
 * (another month, another segment) starts with everybody again.
 */
export const useTicks = (list: string, readyIds: readonly number[] | undefined): Ticks => {
  const [stored, setStored] = useState({ list, off: NOBODY });
  const off = stored.list === list ? stored.off : NOBODY;
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
      setStored({ list, off: next });
    },
  };
};
