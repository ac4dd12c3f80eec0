import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** What the segment select of products offers, and whether there is any product at all. */
export const useProductSegments = () =>
  useRecordSegments(
    'software_product',
    'software',
    ['all', 'archived'],
    (segment) => query(listProducts, { query: { per_page: 1, segment_id: segment } }),
    'productSegment',
  );

/** The same for licences. */
export const useLicenseSegments = () =>
  useRecordSegments('software_license', 'software', ['all', 'inactive'], (segment) =>
    query(listLicenses, { query: { per_page: 1, segment_id: segment } }),
  );
