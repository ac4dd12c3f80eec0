import { useQuery } from '@tanstack/react-query';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../list/use-record-segments.ts';

/** What the segment select offers, and whether there is any vehicle at all; with light access the list itself tells. */
export const useFleetSegments = () => {
  const { choices, nothingYet } = useRecordSegments('car', 'fleet', ['all', 'archived']);
  const one = useQuery({
    ...query(listCars, { query: { per_page: 1, segment_id: 'all' } }),
    enabled: nothingYet === undefined,
  });
  return { choices, nothingYet: nothingYet ?? (one.data?.count === 0 && !one.data.has_archived_vehicles) };
};
