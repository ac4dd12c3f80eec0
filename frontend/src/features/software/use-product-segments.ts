import { listProducts } from '#shared/contract/software/list-products.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** The options of the segment select of products, and whether any product exists at all. */
export const useProductSegments = () =>
  useRecordSegments(
    'software_product',
    'software',
    ['all', 'archived'],
    (segment) => query(listProducts, { query: { per_page: 1, segment_id: segment } }),
    'productSegment',
  );
