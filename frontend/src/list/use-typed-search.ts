import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { useLocation, useNavigation } from '../ui/router.ts';

/**
 * The text of a search box: typing searches after a pause, and a search that changes elsewhere updates the box. What is
 * too long is kept in the box, which says so, and is not searched for.
 */
export const useTypedSearch = (
  search: string,
  onSearch: (words: string) => void,
  debounceMs: number,
): [text: string, type: (text: string) => void] => {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const send = useDebouncedCallback((words: string) => {
    // Changing the search in the address would cancel the navigation to another page.
    const isLeaving = next !== undefined && next.pathname !== pathname;
    if (words === sent.current || words.length > SEARCH_MAX || isLeaving) return;
    sent.current = words;
    onSearch(words);
  }, debounceMs);
  // Back, or "clear search", changed the URL from outside the box.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);
  return [
    text,
    (typed) => {
      setText(typed);
      send(typed.trim());
    },
  ];
};
