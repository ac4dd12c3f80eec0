import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPeople } from '#shared/contract/push/list-people.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { query } from '../../../api/query.ts';
import type { PushMonth } from '../parts/push-types.ts';
import type { PushPlace } from './use-push-place.ts';

export const PEOPLE_PER_PAGE = 50;

const NOBODY: readonly number[] = [];

/**
 * A page of the people of an integration with what a push would send of them. `whole` is the list without the words of
 * the search and with every state, since both look for somebody and do not leave anybody out. Blocked people are named
 * in the push, which leaves them out.
 */
export const usePushPeople = ({ integration, year, month }: PushMonth, place: PushPlace) => {
  const params = { id: String(integration.id) };
  const asked = { year, month, segment_id: place.segment };
  // The views of lines have no choice of states.
  const show = place.view === 'people' ? place.show : 'all';
  const isWhole = place.search === '' && show === 'all';
  const rows = useQuery({
    ...query(listPeople, {
      params,
      query: { ...asked, search_term: place.search, show, page: place.page, per_page: PEOPLE_PER_PAGE },
    }),
    placeholderData: (before) => (before?.year === year && before.month === month ? before : undefined),
  });
  const everybody = useQuery({
    ...query(listPeople, { params, query: { ...asked, per_page: 1 } }),
    enabled: !isWhole,
  });
  const whole = isWhole ? rows.data : everybody.data;
  const blocked = useQuery({
    ...query(listPeople, { params, query: { ...asked, show: 'blocked', per_page: PER_PAGE_MAX } }),
    enabled: (whole?.counts.blocked ?? 0) > 0,
  });
  const blockedIds = useMemo(() => blocked.data?.data.map(({ employee_id: id }) => id) ?? NOBODY, [blocked.data]);
  return { rows, whole, blockedIds };
};
