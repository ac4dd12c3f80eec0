import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import type { ProblemError } from '../../api/problem.ts';
import { callEndpoint } from '../../api/call.ts';
import { useRun } from '../../api/use-run.ts';
import type { ImportPlace } from './use-import-place.ts';

export type CheckedRows = EndpointResponse<typeof rows>;
export const ROWS_PER_PAGE = 50;

/** A page of the rows of a dry run. Every dry run has a report of its own, so its run is part of the query key. */
export const useCheckedRows = (
  { importId, filter, page }: Pick<ImportPlace, 'importId' | 'filter' | 'page'>,
  run: string,
  enabled: boolean,
  perPage = ROWS_PER_PAGE,
) =>
  useQuery<CheckedRows, ProblemError>({
    queryKey: ['imports', 'rows', importId, run, filter, page, perPage],
    queryFn: ({ signal }) =>
      callEndpoint(
        rows,
        { query: { import_id: importId, filter, page: String(page), per_page: String(perPage) } },
        { signal },
      ),
    enabled,
    placeholderData: (before) => (before?.check_run_id === run ? before : undefined),
    staleTime: 60_000,
  });

/** The dry run and, once it has succeeded, its rows. */
export const useCheck = (place: ImportPlace) => {
  const run = useRun(place.run);
  const isDone = place.run === '' || run.data?.status === 'succeeded';
  return { run, rows: useCheckedRows(place, place.run, isDone), isDone };
};
