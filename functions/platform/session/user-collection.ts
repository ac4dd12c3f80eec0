import type { UserRow } from '#shared/people/user.columns.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { userLayout, userStore } from './users.ts';

export const userCollection = collection<UserRow, UserRow>({
  entity: { type: userStore.type, layout: userLayout },
  toRow: (stored) => stored,
});
