import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { toProblemOf } from '../../api/problem.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { usePerson } from './use-person.ts';
import classes from './people.module.css';

type Props = { children: (person: EmployeeOut) => ReactNode };

const Loaded = ({ children }: Props) => {
  const person = usePerson();
  if (person.data) return children(person.data);
  if (!person.isError)
    return (
      <Stack className={classes.loading} aria-busy="true">
        <Skeleton height={32} width={280} />
        <Skeleton height={40} />
        <Skeleton height={160} />
        <Skeleton height={160} />
      </Stack>
    );
  const problem = toProblemOf(person.error);
  // An id that is no number is no person either.
  if (problem.status === 404 || problem.code === 'form_invalid') return <NotFound />;
  return (
    <div className={classes.loading}>
      <ErrorBox problem={problem} onRetry={() => void person.refetch()} />
    </div>
  );
};

/** The person of the address: skeleton, the 404 and 403 pages, red box, or the page. */
export const PersonLoaded = ({ children }: Props) => (
  <RequireRight permission="people:read">
    <Loaded>{children}</Loaded>
  </RequireRight>
);
