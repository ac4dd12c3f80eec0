import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** The options of the segment select, and whether any asset exists at all. */
export const useAssetSegments = () =>
  useRecordSegments('asset', 'assets', ['all', 'archived'], (segment) =>
    query(listAssets, { query: { per_page: 1, segment_id: segment } }),
  );
