import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaletteHit } from '../../ui/palette-part.ts';
import { useActor } from '../../ui/actor.tsx';
import { paletteKind } from './palette-parts.ts';
import { dropRecentRecord, readRecentRecords, type RecentRecord } from './recent-records.ts';

const SHOWN = 5;
const STALE_AFTER_MS = 60_000;

/** The latest records that this user opened and may still open, with their current names; the others are dropped. */
export const useRecentRecords = (): PaletteHit[] => {
  const { user_id: userId } = useActor();
  const client = useQueryClient();
  const [recent] = useState<RecentRecord[]>(() => readRecentRecords(userId).slice(0, SHOWN));
  const queries = useQueries({
    queries: recent.map(({ object, id }) => ({
      queryKey: ['recent', object, id],
      queryFn: () => paletteKind(object)?.find(client, id) ?? null,
      staleTime: STALE_AFTER_MS,
      retry: false,
    })),
  });
  const goneIndexes = queries.flatMap(({ isError }, at) => (isError ? [at] : [])).join(' ');
  useEffect(() => {
    for (const at of goneIndexes === '' ? [] : goneIndexes.split(' ')) {
      const missing = recent[Number(at)];
      if (missing) dropRecentRecord(userId, missing);
    }
  }, [goneIndexes, recent, userId]);
  return recent.flatMap((one, at) => {
    const details = queries[at]?.data;
    return details ? [{ ...one, ...details }] : [];
  });
};
