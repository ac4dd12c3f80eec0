import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RecordFacts } from '#shared/contract/records/record-reading.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { ProblemError } from '../api/problem.ts';
import { query, readOnce } from '../api/query.ts';
import { readingOf } from './record-reads.ts';

/** Reads one record of any kind for a form. */
export const useRecord = (object: ObjectType, id: string): UseQueryResult<RecordFacts, ProblemError> => {
  const { endpoint, params, factsOf } = readingOf(object, id);
  return useQuery({
    // why: the only parameter of these endpoints is the record
    ...query(endpoint, { params } as never),
    ...readOnce,
    // why: the answer is that of the endpoint that the facts are taken from
    select: factsOf as (answer: unknown) => RecordFacts,
  });
};
