import { useState } from 'react';

type Picked = { ids: ReadonlySet<number>; dropped: number; anchor: number | null };

const NOBODY: Picked = { ids: new Set(), dropped: 0, anchor: null };

/**
 * The selected people among those that are shown. A filter that hides somebody ends their selection, and `dropped` says
 * how many that were; `isSettled` is false while the people of another filter are still shown.
 */
export const usePicked = (shown: readonly number[], isSettled: boolean) => {
  const [picked, setPicked] = useState(NOBODY);
  const here = new Set(shown);
  const gone = isSettled ? [...picked.ids].filter((id) => !here.has(id)).length : 0;
  if (gone > 0) setPicked({ ids: new Set([...picked.ids].filter((id) => here.has(id))), dropped: gone, anchor: null });
  const put = (ids: readonly number[], on: boolean, anchor: number | null): void => {
    const next = new Set(picked.ids);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setPicked({ ids: next, dropped: 0, anchor });
  };
  return {
    isPicked: (id: number): boolean => picked.ids.has(id),
    ids: shown.filter((id) => picked.ids.has(id)),
    dropped: picked.dropped,
    toggle: (id: number): void => put([id], !picked.ids.has(id), id),
    /** Selects everybody from the one who was toggled last up to this one. */
    extend: (id: number): void => {
      const [one, other] = [shown.indexOf(picked.anchor ?? id), shown.indexOf(id)];
      put(shown.slice(Math.max(0, Math.min(one, other)), Math.max(one, other) + 1), true, id);
    },
    all: (on: boolean): void => put(shown, on, null),
    clear: (): void => setPicked(NOBODY),
  };
};
export type PickedPeople = ReturnType<typeof usePicked>;
