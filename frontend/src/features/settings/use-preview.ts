import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ObjectType } from '#shared/records/object-types.ts';
import { previewSegment } from '#shared/contract/segments/preview-segment.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { query } from '../../api/query.ts';

const DEBOUNCE_MS = 300;

/** The number of records that the conditions match and the first ten, updated while the user edits the conditions. */
export const usePreview = (object: ObjectType, filter: SegmentFilter) => {
  const [debounced] = useDebouncedValue(JSON.stringify(filter), DEBOUNCE_MS);
  const answer = useQuery({
    ...query(previewSegment, { body: { object_type: object, filter: JSON.parse(debounced) as SegmentFilter } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...answer, isLate: answer.isPlaceholderData || debounced !== JSON.stringify(filter) };
};
