import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** The options of the segment select of licences, and whether any licence exists at all. */
export const useLicenseSegments = () =>
  useRecordSegments('software_license', 'software', ['all', 'inactive'], (segment) =>
    query(listLicenses, { query: { per_page: 1, segment_id: segment } }),
  );
