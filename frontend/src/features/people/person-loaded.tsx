import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { toProblemOf } from '../../api/problem.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { usePerson, type PersonDetail } from './use-person.ts';
import classes from './people.module.css';

type Props = { children: (person: PersonDetail) => ReactNode };

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
  return <ReadFailed problem={toProblemOf(person.error)} onRetry={() => void person.refetch()} />;
};

/** The person of the address: skeleton, the 404 and 403 pages, red box, or the page. */
export const PersonLoaded = ({ children }: Props) => (
  <RequireRight permission="people:read">
    <Loaded>{children}</Loaded>
  </RequireRight>
);
