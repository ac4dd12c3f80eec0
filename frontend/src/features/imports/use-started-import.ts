import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { start } from '#shared/contract/imports/start.ts';
import { callEndpoint } from '../../api/call.ts';
import type { ProblemError } from '../../api/problem.ts';
import { readForGood } from '../../api/query.ts';
import type { ImportObject } from './import-configs.ts';

export type StartedImport = EndpointResponse<typeof start>;

/**
 * The header, samples and fields of an uploaded file. The upload id is the idempotency key: another request, such as
 * after a reload, replays the first answer and does not start a second import.
 */
export const startedImport = (object: ImportObject, upload: string) =>
  queryOptions<StartedImport, ProblemError>({
    queryKey: ['import-start', object, upload],
    queryFn: ({ signal }) =>
      callEndpoint(start, { params: { object }, body: { upload_id: upload } }, { signal, idempotencyKey: upload }),
    ...readForGood,
    gcTime: Infinity,
  });

export const useStartedImport = (object: ImportObject, upload: string) =>
  useQuery({ ...startedImport(object, upload), enabled: upload !== '' });
