import { useQuery } from '@tanstack/react-query';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { isOpen, type ItemFilter } from '#shared/runs/run.ts';
import { pollAfter } from './poll-after.ts';
import { query } from './query.ts';

const POLL_MS = 1_000;

type Page = { filter?: ItemFilter; page?: number; perPage?: number };

/** A run with a page of its items, polled until it has ended, every second after the first moments; a hidden tab does not poll. */
export const useRun = (runId: string, { filter = 'all', page = 1, perPage = 1 }: Page = {}) =>
  useQuery({
    ...query(getRun, {
      params: { run_id: runId },
      query: { filter, page: String(page), per_page: String(perPage) },
    }),
    enabled: runId !== '',
    // Another page of the same run keeps the old one on screen; another run starts empty.
    placeholderData: (before) => (before?.run_id === runId ? before : undefined),
    refetchInterval: ({ state: { data, dataUpdateCount: reads } }) =>
      data === undefined || isOpen(data.status) ? pollAfter(reads, POLL_MS) : false,
    refetchIntervalInBackground: false,
  });
