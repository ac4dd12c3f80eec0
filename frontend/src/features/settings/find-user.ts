import { queryOptions } from '@tanstack/react-query';
import { listUsers } from '#shared/contract/session/list-users.ts';
import type { UserOut } from '#shared/contract/session/user.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { callEndpoint } from '../../api/call.ts';
import type { ProblemError } from '../../api/problem.ts';

const findIn = async (segment: string, id: number, signal: AbortSignal): Promise<UserOut | undefined> => {
  for (let page = 1; ; page += 1) {
    const input = { query: { segment_id: segment, per_page: PER_PAGE_MAX, page } };
    const { data, count } = await callEndpoint(listUsers, input, { signal });
    const match = data.find((user) => user.id === id);
    if (match || page * PER_PAGE_MAX >= count) return match;
  }
};

/**
 * One user by id, active or not; null when there is none. The lists are searched, because no endpoint returns one user.
 */
export const userById = (id: number) =>
  queryOptions<UserOut | null, ProblemError>({
    queryKey: [listUsers.id, { one: id }],
    queryFn: async ({ signal }) => (await findIn('all', id, signal)) ?? (await findIn('inactive', id, signal)) ?? null,
  });
