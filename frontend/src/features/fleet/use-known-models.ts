import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { query } from '../../api/query.ts';

/** How long suggestions wait for more typing (docs/areas/fleet.md#brand-and-model). */
const DEBOUNCE_MS = 200;
/** Vehicles of which suggestions are made: the newest ones that hold what is typed. */
const READ = 100;

/** The vehicles of the own fleet that hold a typed text. */
export const useVehiclesLike = (text: string): readonly CarRow[] => {
  const [search] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    ...query(listCars, { query: { search_term: search, per_page: String(READ) } }),
    enabled: search !== '',
  });
  return search === '' ? [] : (data?.data ?? []);
};
