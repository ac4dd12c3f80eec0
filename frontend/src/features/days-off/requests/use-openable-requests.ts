import { useEffect } from 'react';
import type { RequestRowOut } from '#shared/contract/days-off/request.ts';
import { isHidden } from './is-hidden.ts';

type Options = {
  rows: readonly RequestRowOut[] | undefined;
  /** The id of the opened request. */
  opened: number | undefined;
  /** Opens a request, or leaves the opened one. */
  open: (id: number | undefined, how: 'replace') => void;
  /** Whether a request is opened by itself, once the rows that are on their way are there. */
  opensFirst: boolean;
};

/** The requests that can be opened from the list, one after the other. */
export const useOpenableRequests = ({ rows, opened, open, opensFirst }: Options) => {
  const openable = rows?.filter((row) => !isHidden(row)) ?? [];
  const first = openable[0]?.id;
  useEffect(() => {
    if (opensFirst && opened === undefined && first !== undefined) open(first, 'replace');
  });
  const at = openable.findIndex(({ id }) => id === opened);
  const neighbour = (step: number): number | undefined => (at < 0 ? first : openable[at + step]?.id);
  return {
    hasStep: (step: number): boolean => neighbour(step) !== undefined,
    go: (step: number): void => {
      const next = neighbour(step);
      if (next !== undefined) open(next, 'replace');
    },
    /** Leaves the opened request for the next one, for the one before where it is the last, or for none. */
    goOn: (): void => open(neighbour(1) ?? neighbour(-1), 'replace'),
  };
};
