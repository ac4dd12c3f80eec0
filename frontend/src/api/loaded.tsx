import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { knownName } from '../ui/known-name.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Reading } from '../ui/reading.tsx';
import { RecordOutline } from '../ui/record-page.tsx';
import { ReadFailed } from '../ui/read-failed.tsx';
import { useParams } from '../ui/router.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import type { ProblemError } from './problem.ts';
import classes from './loaded.module.css';

type Props<Data> = { answer: UseQueryResult<Data, ProblemError>; children: (data: Data) => ReactNode };

/** The head of a record, or nothing while it is not known. */
export type Head = ReactElement | undefined;

type UnreadProps = {
  answer: UseQueryResult<unknown, ProblemError>;
  Failed: ComponentType<{ problem: Problem; onRetry: () => void }>;
  skeleton: ReactNode;
};

/** Takes the place of a part without data: the reason why reading failed, or the skeleton. */
const Unread = ({ answer, Failed, skeleton }: UnreadProps) =>
  answer.isError ? <Failed problem={answer.error.problem} onRetry={() => void answer.refetch()} /> : skeleton;

const RecordSkeleton = () => {
  const name = knownName();
  return (
    <div className={classes.alone} aria-busy="true">
      {name === undefined ? (
        <Skeleton height={32} width={320} maw="100%" mb={16} />
      ) : (
        <>
          <PageTitle of={name} />
          <p className={classes.name}>{name}</p>
        </>
      )}
      <Reading>
        <Skeleton height={40} width={560} maw="100%" mb={24} />
        <Skeleton height={160} mb={16} />
        <Skeleton height={200} />
      </Reading>
    </div>
  );
};

const partSkeleton = (
  <Reading>
    <Stack aria-busy="true">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  </Reading>
);

const formSkeleton = (
  <Reading>
    <div className={classes.form} aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((field) => (
        <div key={field} className={classes.field}>
          <Skeleton height={12} width={96} radius={5} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  </Reading>
);

/**
 * A page over one query: its skeleton, an error page when reading fails (docs/areas/screens.md#when-reading-fails), or
 * the page. `head` is that of the record as far as the list knows it (`useListedRow`), drawn until then. Data that was
 * read stays on screen when reading it again fails. Another record is another page: nothing that was typed or opened on
 * the page of one, or is being saved there, is shown on that of the next.
 */
export const Loaded = <Data,>({ answer, head, children }: Props<Data> & { head?: Head }) => {
  const data = useInSlices(answer.data);
  const { id } = useParams();
  return data === undefined ? (
    <Unread
      answer={answer}
      Failed={ReadFailed}
      skeleton={head === undefined ? <RecordSkeleton /> : <RecordOutline head={head} />}
    />
  ) : (
    <Fragment key={id}>{children(data)}</Fragment>
  );
};

/** A part of a page below a heading that is already there: rows of skeleton, the red box, or the part. */
export const LoadedPart = <Data,>({ answer, children }: Props<Data>) => {
  const data = useInSlices(answer.data);
  return data === undefined ? <Unread answer={answer} Failed={ErrorBox} skeleton={partSkeleton} /> : children(data);
};

/**
 * A form page over a query with `readOnce`: the form starts from one reading after the page opened. Once the form is
 * shown, a later reading that fails does not discard what was typed.
 */
export const LoadedOnce = <Data,>({ answer, children }: Props<Data>) => {
  const [isShown, setShown] = useState(false);
  if (!isShown && answer.isSuccess && answer.isFetchedAfterMount) setShown(true);
  const data = useInSlices(isShown ? answer.data : undefined);
  return data !== undefined ? children(data) : <Unread answer={answer} Failed={ReadFailed} skeleton={formSkeleton} />;
};
