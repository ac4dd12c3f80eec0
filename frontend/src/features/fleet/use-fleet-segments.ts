import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** What the segment select offers, and whether there is any vehicle at all. */
export const useFleetSegments = () =>
  useRecordSegments('car', 'fleet', ['all', 'archived'], (segment) =>
    query(listCars, { query: { per_page: 1, segment_id: segment } }),
  );
