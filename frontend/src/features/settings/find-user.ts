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

/** Who is activated or deactivated between two reads is in neither of them, so the first list is read once more. */
const segments = ['all', 'inactive', 'all'] as const;

/**
 * One user by id, active or not; null when there is none. The lists are searched, because no endpoint returns one user.
 */
export const userById = (id: number) =>
  queryOptions<UserOut | null, ProblemError>({
    queryKey: [listUsers.id, { one: id }],
    queryFn: async ({ signal }) => {
      for (const segment of segments) {
        const found = await findIn(segment, id, signal);
        if (found) return found;
      }
      return null;
    },
  });
