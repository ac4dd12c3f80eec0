import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** The options of the segment select, and whether any vehicle exists at all. */
export const useVehicleSegments = () =>
  useRecordSegments('car', 'fleet', ['all', 'archived'], (segment) =>
    query(listCars, { query: { per_page: 1, segment_id: segment } }),
  );
