import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { defaultFilters } from '#shared/contract/people/default-filters.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { query } from '../api/query.ts';
import type { SegmentOption } from '../list/segment-option.ts';
import { useRecordSegments } from '../records/use-record-segments.ts';

/**
 * The options of the segment select in the list of people: everyone, leaving soon, deactivated, teams, custom segments,
 * and the ready-made filters that match somebody.
 */
export const usePersonSegments = (): { choices: SegmentOption[]; nobodyExists: boolean } => {
  const { t } = useTranslation('people');
  const { choices, nothingYet } = useRecordSegments('employee', 'people', ['all', 'inactive'], (segment) =>
    query(listEmployees, { query: { per_page: 1, segment_id: segment } }),
  );
  const filters = useQuery(query(defaultFilters, {}));
  const ready = (filters.data?.filters ?? [])
    .filter(({ count }) => count > 0)
    .map(({ id, label, count }) => ({ value: id, label: t(label), count }));
  return { choices: [...choices, ...ready], nobodyExists: nothingYet };
};
