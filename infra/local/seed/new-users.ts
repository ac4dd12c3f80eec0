import { AppError } from '#shared/errors/problem.ts';
import type { Membership } from '#shared/permissions/actor.ts';
import type { User } from '#shared/people/user.ts';
import { SUBJECT, userStore } from '#functions/platform/session/users.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { claimUnique } from '#functions/platform/storage/unique.ts';

export type NewUser = { subject: string; name: string; email: string; employee_id: number; membership: Membership };

/** Users numbered from 1, with their claims on their subjects. */
export const newUsers = (users: readonly NewUser[]): Write[] =>
  users.flatMap(({ membership, ...rest }, index) => {
    const id = index + 1;
    const user: User = { ...rest, ...membership, id, version: 1, active: 1, impersonating_user_id: 0 };
    return [userStore.create(user), claimUnique(SUBJECT, user.subject, id, () => new AppError('conflict'))];
  });
