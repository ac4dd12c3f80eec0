import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { query } from '../../api/query.ts';
import { useRecordSegments } from '../../records/use-record-segments.ts';

/** The options of the segment select of the courses, and whether any course exists at all. */
export const useCourseSegments = () =>
  useRecordSegments('training', 'trainings', ['all', 'archived'], (segment) =>
    query(listTrainings, { query: { per_page: 1, segment_id: segment } }),
  );
