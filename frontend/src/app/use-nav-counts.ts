import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import { getCounts } from '#shared/contract/home/get-counts.ts';
import { query } from '../api/query.ts';
import { firstPageStands } from '../ui/first-page.ts';

const FRESH_MS = 300_000;

/**
 * How many records of each kind there are, for the navigation: asked for once the first page stands, and again when
 * something was changed.
 */
export const useNavCounts = (shown: boolean): Partial<Record<ObjectType, number>> => {
  const [stands, setStands] = useState(false);
  useEffect(() => void firstPageStands.then(() => setStands(true)), []);
  const { data } = useQuery({ ...query(getCounts, {}), enabled: shown && stands, staleTime: FRESH_MS });
  return data?.counts ?? {};
};
