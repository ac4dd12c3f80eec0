import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaletteHit } from '../../ui/palette-part.ts';
import { useActor } from '../../ui/actor.tsx';
import { paletteKind } from './palette-parts.ts';
import { dropRecentRecord, readRecentRecords, type RecentRecord } from './recent-records.ts';

const SHOWN = 5;
const FRESH_MS = 60_000;

/** Lately opened records that this user may still open, by the names they have now; the others are forgotten. */
export const useRecentRecords = (): PaletteHit[] => {
  const { user_id: userId } = useActor();
  const client = useQueryClient();
  const [recent] = useState<RecentRecord[]>(() => readRecentRecords(userId).slice(0, SHOWN));
  const found = useQueries({
    queries: recent.map(({ object, id }) => ({
      queryKey: ['recent', object, id],
      queryFn: () => paletteKind(object)?.find(client, id) ?? null,
      staleTime: FRESH_MS,
      retry: false,
    })),
  });
  const gone = found.flatMap(({ isError }, at) => (isError ? [at] : [])).join(' ');
  useEffect(() => {
    for (const at of gone === '' ? [] : gone.split(' ')) {
      const lost = recent[Number(at)];
      if (lost) dropRecentRecord(userId, lost);
    }
  }, [gone, recent, userId]);
  return recent.flatMap((one, at) => {
    const known = found[at]?.data;
    return known ? [{ ...one, ...known }] : [];
  });
};
