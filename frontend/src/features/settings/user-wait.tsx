import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { toProblemOf } from '../../api/problem.ts';
import { ErrorBox } from '../../ui/error-box.tsx';

/** Before the user is there: skeleton, or the red box. */
export const UserWait = ({ user }: { user: UseQueryResult<unknown> }) => (
  <Stack p={24} aria-busy={user.isPending}>
    {user.isError ? (
      <ErrorBox problem={toProblemOf(user.error)} onRetry={() => void user.refetch()} />
    ) : (
      <>
        <Skeleton height={32} width={280} />
        <Skeleton height={240} />
      </>
    )}
  </Stack>
);
