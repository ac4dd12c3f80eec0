import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ObjectType } from '#shared/records/object-types.ts';
import { previewSegment } from '#shared/contract/segments/preview-segment.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { query } from '../../api/query.ts';

const DEBOUNCE_MS = 300;

/** How many records the conditions find and the first ten of them, as they are being written. */
export const usePreview = (object: ObjectType, filter: SegmentFilter) => {
  const [asked] = useDebouncedValue(JSON.stringify(filter), DEBOUNCE_MS);
  const answer = useQuery({
    ...query(previewSegment, { body: { object_type: object, filter: JSON.parse(asked) as SegmentFilter } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...answer, isLate: answer.isPlaceholderData || asked !== JSON.stringify(filter) };
};
