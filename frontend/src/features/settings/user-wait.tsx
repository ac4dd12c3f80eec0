import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { toProblemOf } from '../../api/problem.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';

/** Before the user is there: skeleton, or what to show when he can not be read. */
export const UserWait = ({ user }: { user: UseQueryResult<unknown> }) =>
  user.isError ? (
    <ReadFailed problem={toProblemOf(user.error)} onRetry={() => void user.refetch()} />
  ) : (
    <Stack p={24} aria-busy="true">
      <Skeleton height={32} width={280} />
      <Skeleton height={240} />
    </Stack>
  );
