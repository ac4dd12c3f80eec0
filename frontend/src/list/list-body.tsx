import { lazy, Suspense, type ReactNode } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Reading } from '../ui/reading.tsx';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import type { ListState } from './list-state.ts';
import type { useListRows } from './use-list-rows.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

type Props<Row extends { id: number }, Answer extends ListAnswer<Row>> = {
  page: ListPageProps<Row, Answer>;
  state: ListState;
  change: ChangeState;
  answer: ReturnType<typeof useListRows<Row, Answer>>;
  rows: readonly Row[] | undefined;
  /** Whether the rows of all pages are there, for the printer. */
  isPrinting: boolean;
  problem: Problem | undefined;
  /** The rows as cards or in a table. */
  children: ReactNode;
};

// What a list seldom shows would delay its rows.
const ListEmpty = lazy(async () => ({ default: (await import('./list-empty.tsx')).ListEmpty }));
const ListFailed = lazy(async () => ({ default: (await import('./list-empty.tsx')).ListFailed }));
const ListMore = lazy(async () => ({ default: (await import('./list-more.tsx')).ListMore }));

/** The rows of a list and what loads more of them, or why there are none. */
export const ListBody = <Row extends { id: number }, Answer extends ListAnswer<Row>>({
  page,
  state,
  change,
  answer,
  rows,
  isPrinting,
  problem,
  children,
}: Props<Row, Answer>) => {
  const { noMore, failed } = page;
  const isOutdated = answer.isPlaceholderData;
  if (problem) {
    const notice = { problem, onRetry: () => void answer.refetch() };
    return failed === undefined ? (
      <div className={classes.problem}>
        <ErrorBox {...notice} />
      </div>
    ) : (
      <Suspense>
        <ListFailed text={failed} {...notice} />
      </Suspense>
    );
  }
  if (rows?.length === 0 && !isOutdated)
    return (
      <Suspense>
        <ListEmpty
          state={state}
          count={answer.count}
          change={change}
          emptySearch={page.emptySearch}
          emptySegment={page.emptySegment}
        />
      </Suspense>
    );
  return (
    <>
      <Reading isDone={rows !== undefined}>{children}</Reading>
      {page.grows && !isPrinting && rows && !isOutdated && (
        <Suspense>
          <ListMore
            hasMore={answer.hasNextPage}
            loading={answer.isFetchingNextPage}
            failed={answer.isFetchNextPageError}
            onMore={answer.fetchNextPage}
            noMore={noMore}
          />
        </Suspense>
      )}
    </>
  );
};
