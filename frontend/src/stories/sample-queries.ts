import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Problem } from '#shared/errors/problem.ts';
import { ProblemError } from '../api/problem.ts';

/** A query that succeeds at once, fails at once, or never ends, for parts that take a query. */
export const useSampleQuery = <Data>(
  name: string,
  outcome: { data: Data } | { problem: Problem } | 'waiting',
): UseQueryResult<Data, ProblemError> =>
  useQuery<Data, ProblemError>({
    queryKey: ['stories', name],
    enabled: outcome !== 'waiting',
    queryFn: () => {
      if (outcome === 'waiting') throw new Error('a waiting query must not be read');
      if ('problem' in outcome) throw new ProblemError(outcome.problem);
      return outcome.data;
    },
  });
