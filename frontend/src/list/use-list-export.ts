import type { exportQuery } from '#shared/list/list-query.ts';
import { useExport, type ExportEndpoint } from '../api/use-export.ts';
import { toQuery, type ListState } from './list-state.ts';

/** An endpoint that exports a list. */
export type ListExport = ExportEndpoint<typeof exportQuery>;

/** Exports the records of the list, or some of them by id, in its order and columns. */
export const useListExport = (
  definition: ListExport,
  runPath: (runId: string) => string,
): ((state: ListState, columns: readonly string[], ids?: readonly number[]) => void) => {
  const { start } = useExport(definition, runPath);
  return (state, columns, ids) =>
    start({ query: { ...toQuery(state), columns: columns.join(','), ...(ids && { ids: ids.join(',') }) } });
};
