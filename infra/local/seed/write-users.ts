import type { Membership } from '#shared/permissions/actor.ts';
import type { User } from '#shared/people/user.ts';
import { SUBJECT, userStore } from '#functions/session/users.ts';
import { uniqueKey } from '#functions/storage/keys.ts';
import type { Item } from '#functions/storage/transact.ts';
import { PAST_MS } from './batch-writer.ts';

export type NewUser = { subject: string; name: string; email: string; employee_id: number; membership: Membership };

/** The records of users and their claims on their subjects, numbered from 1. */
export const userItems = (users: readonly NewUser[]): Item[] =>
  users.flatMap(({ membership, ...rest }, index) => {
    const id = index + 1;
    const user: User = { ...rest, ...membership, id, version: 1, active: 1, impersonating_user_id: 0 };
    return [userStore.item(user, Date.now() - PAST_MS), { ...uniqueKey(SUBJECT, user.subject), id }];
  });
