import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import { getCounts } from '#shared/contract/home/get-counts.ts';
import { query } from '../api/query.ts';
import { firstPageReady } from '../ui/first-page.ts';

const STALE_AFTER_MS = 300_000;

type Counts = Partial<Record<ObjectType | 'courses' | 'to_decide' | 'to_sign', number>>;

/**
 * The number of records of each kind, for the navigation: read once the first page is complete, and again after a
 * change.
 */
export const useNavCounts = (shown: boolean): Counts => {
  const [isFirstPageReady, setFirstPageReady] = useState(false);
  useEffect(() => void firstPageReady().then(() => setFirstPageReady(true)), []);
  const { data } = useQuery({ ...query(getCounts, {}), enabled: shown && isFirstPageReady, staleTime: STALE_AFTER_MS });
  if (!data) return {};
  const { counts, courses, to_decide, to_sign } = data;
  return {
    ...counts,
    ...(courses !== undefined && { courses }),
    // Nothing to decide or to sign needs no number.
    ...(to_decide !== undefined && to_decide > 0 && { to_decide }),
    ...(to_sign !== undefined && to_sign > 0 && { to_sign }),
  };
};
