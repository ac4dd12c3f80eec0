import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { ReadFailed } from '../ui/read-failed.tsx';
import type { ProblemError } from './problem.ts';
import classes from './loaded.module.css';

type Props<Data> = { answer: UseQueryResult<Data, ProblemError>; children: (data: Data) => ReactNode };

type StandIn = {
  answer: UseQueryResult<unknown, ProblemError>;
  Failed: ComponentType<{ problem: Problem; onRetry: () => void }>;
  skeleton: ReactNode;
};

/** What stands where nothing could be drawn yet: why reading failed, or the skeleton. */
const Unread = ({ answer, Failed, skeleton }: StandIn) =>
  answer.isError ? <Failed problem={answer.error.problem} onRetry={() => void answer.refetch()} /> : skeleton;

const recordSkeleton = (
  <div className={classes.alone} aria-busy="true">
    <Skeleton height={32} width={320} maw="100%" mb={16} />
    <Skeleton height={40} width={560} maw="100%" mb={24} />
    <Skeleton height={160} mb={16} />
    <Skeleton height={200} />
  </div>
);

const partSkeleton = (
  <Stack aria-busy="true">
    <Skeleton height={44} />
    <Skeleton height={44} />
    <Skeleton height={44} />
  </Stack>
);

/**
 * A page over one query: skeleton, what to show when reading fails (docs/areas/screens.md#when-reading-fails), or the
 * page. What was read stays on screen when reading it again fails.
 */
export const Loaded = <Data,>({ answer, children }: Props<Data>) =>
  answer.data === undefined ? (
    <Unread answer={answer} Failed={ReadFailed} skeleton={recordSkeleton} />
  ) : (
    children(answer.data)
  );

/** The part of a page below a heading that stands already: rows of skeleton, the red box, or the part. */
export const LoadedPart = <Data,>({ answer, children }: Props<Data>) =>
  answer.data === undefined ? (
    <Unread answer={answer} Failed={ErrorBox} skeleton={partSkeleton} />
  ) : (
    children(answer.data)
  );

/**
 * A form page over a query with `readOnce`: it starts from one fresh reading. Once it stands, a later reading that fails
 * does not take away what was typed.
 */
export const LoadedOnce = <Data,>({ answer, children }: Props<Data>) => {
  const [stands, setStands] = useState(false);
  if (!stands && answer.isSuccess && answer.isFetchedAfterMount) setStands(true);
  return stands && answer.data !== undefined ? (
    children(answer.data)
  ) : (
    <Unread answer={answer} Failed={ReadFailed} skeleton={<div aria-busy="true" />} />
  );
};
