import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { query } from '../api/query.ts';
import { callEndpoint } from '../api/call.ts';

export type PersonChoice = { id: number; name: string; team: string; avatar?: string | null };

export type PersonSearch = (
  term: string,
  page: number,
  signal: AbortSignal,
) => Promise<{ people: readonly PersonChoice[]; count: number }>;

/** The size of a page of people in a picker (docs/areas/people.md#choosing-people). */
const PER_PAGE = 10;

/** Searches everyone whom the user may see, in the order of names. */
const searchPeople: PersonSearch = async (term, page, signal) => {
  const { data, count } = await callEndpoint(
    listEmployees,
    { query: { search_term: term, page, per_page: PER_PAGE, orderby_column: 'name' } },
    { signal },
  );
  return { people: data.map(({ id, name, team_names: team, avatar }) => ({ id, name, team, avatar })), count };
};

/** Pages of people for a search term, fetched while `enabled`. `scope` keeps different searches apart in the cache. */
export const usePeopleSearch = (term: string, enabled: boolean, scope = 'everyone', search = searchPeople) => {
  const answer = useInfiniteQuery({
    queryKey: ['people', 'picker', scope, term],
    queryFn: ({ pageParam, signal }) => search(term, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, page) => sum + page.people.length, 0) < last.count && last.people.length > 0
        ? pages.length + 1
        : undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
  const people = answer.data?.pages.flatMap((page) => page.people) ?? [];
  const count = answer.data?.pages.at(-1)?.count ?? 0;
  return { ...answer, people, left: Math.max(0, count - people.length) };
};

/** The person with an id; undefined while loading or when the user may not see them. */
export const usePersonChoice = (id: number, enabled: boolean): PersonChoice | undefined => {
  const answer = useQuery({ ...query(getEmployeeDetail, { params: { id: String(id) } }), enabled: enabled && id > 0 });
  const person = answer.data?.employee;
  return person && { id: person.id, name: person.name, team: person.team_names, avatar: person.avatar };
};
