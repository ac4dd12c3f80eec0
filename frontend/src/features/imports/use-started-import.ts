import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { start } from '#shared/contract/imports/start.ts';
import { callEndpoint } from '../../api/call.ts';
import { whenScanned } from '../../api/when-scanned.ts';
import type { ProblemError } from '../../api/problem.ts';
import { readForGood } from '../../api/query.ts';
import type { ImportObject } from './import-configs.ts';

export type StartedImport = EndpointResponse<typeof start>;

/** The upload with the sheet and the row of headers that the user chose; '' and 0 leave them to the API. */
export type ImportLayout = { upload: string; sheet: string; header: number };

/**
 * The header, samples and fields of an uploaded file. The upload id is the idempotency key: another request, such as
 * after a reload, replays the first answer and does not start a second import.
 */
export const startedImport = (object: ImportObject, { upload, sheet, header }: ImportLayout) =>
  queryOptions<StartedImport, ProblemError>({
    queryKey: ['import-start', object, upload, sheet, header],
    queryFn: ({ signal }) => {
      const chosen = { ...(sheet !== '' && { sheet }), ...(header > 0 && { header_row: header }) };
      // Every choice of sheet and row starts an import of its own; the sheet's name may be too long for a key.
      const key = header === 0 && sheet === '' ? { idempotencyKey: upload } : {};
      const body = { upload_id: upload, ...chosen };
      return whenScanned(() => callEndpoint(start, { params: { object }, body }, { signal, ...key }), signal);
    },
    ...readForGood,
    gcTime: Infinity,
  });

export const useStartedImport = (object: ImportObject, layout: ImportLayout) =>
  useQuery({ ...startedImport(object, layout), enabled: layout.upload !== '' });
