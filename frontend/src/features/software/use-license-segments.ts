import { useQuery } from '@tanstack/react-query';
import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** The options of the segment select of licences, and whether there is neither a licence nor a product. */
export const useLicenseSegments = () => {
  const { choices, nothingYet } = useRecordSegments('software_license', 'software', ['all', 'inactive'], (segment) =>
    query(listLicenses, { query: { per_page: 1, segment_id: segment } }),
  );
  const products = useQuery({
    ...query(listProducts, { query: { per_page: 1, segment_id: 'all' } }),
    enabled: nothingYet,
  });
  return { choices, nothingYet: nothingYet && products.data?.count === 0 };
};
