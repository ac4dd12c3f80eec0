import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProblemError } from '../api/problem.ts';
import { ReadFailed } from './read-failed.tsx';
import classes from './loaded.module.css';

type Props<Data> = { answer: UseQueryResult<Data, ProblemError>; children: (data: Data) => ReactNode };

/** A record page: skeleton, what to show when reading fails (spec A §8), or the page. */
export const Loaded = <Data,>({ answer, children }: Props<Data>) => {
  // What was read stays on screen when reading it again fails.
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError) return <ReadFailed problem={answer.error.problem} onRetry={() => void answer.refetch()} />;
  return (
    <div className={classes.alone} aria-busy="true">
      <Skeleton height={32} width={320} maw="100%" mb={16} />
      <Skeleton height={40} width={560} maw="100%" mb={24} />
      <Skeleton height={160} mb={16} />
      <Skeleton height={200} />
    </div>
  );
};

/** A form page over a query with `readOnce`: it starts from one fresh reading. */
export const LoadedOnce = <Data,>({ answer, children }: Props<Data>) => {
  if (answer.isError) return <ReadFailed problem={answer.error.problem} onRetry={() => void answer.refetch()} />;
  if (answer.data === undefined || !answer.isFetchedAfterMount) return <div aria-busy="true" />;
  return children(answer.data);
};
