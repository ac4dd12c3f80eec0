import { useQuery } from '@tanstack/react-query';
import { listPeople } from '#shared/contract/push/list-people.ts';
import { query } from '../../../api/query.ts';
import type { PushMonth } from '../parts/push-types.ts';
import type { PushPlace } from './use-push-place.ts';

export const PEOPLE_PER_PAGE = 50;

/**
 * A page of the people of an integration with what a push would send of them. `whole` is the list without the words of
 * the search, since a search looks for somebody and does not leave anybody out.
 */
export const usePushPeople = ({ integration, year, month }: PushMonth, place: PushPlace) => {
  const params = { id: String(integration.id) };
  const of = { year, month, segment_id: place.segment };
  const rows = useQuery({
    ...query(listPeople, {
      params,
      query: { ...of, search_term: place.search, show: place.show, page: place.page, per_page: PEOPLE_PER_PAGE },
    }),
    placeholderData: (before) => (before?.year === year && before.month === month ? before : undefined),
  });
  const unsearched = useQuery({
    ...query(listPeople, { params, query: { ...of, per_page: 1 } }),
    enabled: place.search !== '',
  });
  return { rows, whole: place.search === '' ? rows.data : unsearched.data };
};
