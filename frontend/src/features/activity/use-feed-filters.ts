import { useState } from 'react';
import { useSearchParams } from '../../ui/router.ts';
import { readFilters, writeFilters, type FeedFilters } from '../../activity/feed-filters.ts';

/**
 * The filters in the address. A busy page shows a new address late; until then the chosen filters count, so that the
 * next choice adds to them instead of replacing them.
 */
export const useFeedFilters = () => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [chosen, setChosen] = useState<{ at: string; filters: FeedFilters }>();
  if (chosen && chosen.at !== address) setChosen(undefined);
  const filters = chosen?.at === address ? chosen.filters : readFilters(params);
  return {
    filters,
    change: (part: Partial<FeedFilters>): void => {
      const next = { ...filters, ...part };
      setChosen({ at: address, filters: next });
      setParams(writeFilters(next));
    },
  };
};
