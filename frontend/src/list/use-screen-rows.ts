import { useEffect } from 'react';
import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import { problemFromError } from '../api/problem.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import { useListRows } from './use-list-rows.ts';
import type { ListView } from './use-list-view.ts';
import { usePrintAll } from './use-print-all.tsx';

/** The rows on screen, or all of them while they are printed, and why they cannot be read. */
export const useScreenRows = <Row extends { id: number }, Answer extends ListAnswer<Row>>(
  { source, columnsPending = false }: ListPageProps<Row, Answer>,
  { state, change, chosenKeys }: ListView<Row>,
  isWaiting: boolean,
) => {
  const chosen = chosenKeys ?? [];
  const answer = useListRows<Row, Answer>(source, state, chosen, !isWaiting);
  // Rows and definitions are read in parallel; the list waits for both only if it shows a custom field.
  const awaitsColumns = columnsPending && chosen.some((key) => customFieldIdOf(key) !== undefined);
  const pageRows = useInSlices(awaitsColumns ? undefined : answer.rows);
  const { printed, action: printAll } = usePrintAll<Row, Answer>(source, state, chosen);
  // Rows on screen stay when the page after them cannot be read.
  const problem =
    answer.isError && !answer.isFetchNextPageError && !columnsPending ? problemFromError(answer.error) : undefined;
  // A remembered segment may have been deleted since; the list would then show nothing but an error.
  const isSegmentGone = problem?.code === 'unknown_segment' && state.segment !== 'all';
  useEffect(() => {
    if (isSegmentGone) change({ segment: 'all' }, 'replace');
  }, [isSegmentGone, change]);
  return { answer, rows: printed ?? pageRows, isPrinting: printed !== undefined, printAll, problem, isSegmentGone };
};
