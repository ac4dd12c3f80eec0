import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ObjectType } from '#shared/records/object-types.ts';
import { suggestTags } from '#shared/contract/records/suggest-tags.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { query } from '../api/query.ts';

const DEBOUNCE_MS = 150;

/** Tags in use that contain the typed text, the most used first; none until they are loaded. */
export const useTagSuggestions = (object: ObjectType, typed: string, enabled = true): readonly string[] => {
  const [keyword] = useDebouncedValue(typed.trim().slice(0, SEARCH_MAX), DEBOUNCE_MS);
  const { data } = useQuery({
    ...query(suggestTags, { params: { object }, query: { keyword } }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return data?.data ?? [];
};
