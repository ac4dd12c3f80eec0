import type { User } from '#shared/people/user.ts';
import { permissions, type Permission } from '#shared/permissions/rules.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { ASKED_RIGHTS, askedRightKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { userHasRight } from './user-right.ts';

/** A right that a user asked for; it is gone once the right is given or dismissed, or the user is deactivated. */
type AskedRight = {
  readonly user_id: number;
  readonly permission: Permission;
  /** The path of the page that could not be opened. */
  readonly page: string;
  /** ISO instant. */
  readonly asked_at: string;
};

/** Those of all users, or of one. A right that this release does not know is left out. */
export const readAsked = async (userId?: number): Promise<AskedRight[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: `pk = :pk${userId === undefined ? '' : ' AND begins_with(sk, :user)'}`,
    ExpressionAttributeValues: { ':pk': ASKED_RIGHTS, ...(userId !== undefined && { ':user': `${userId}#` }) },
  });
  return items.map((item) => dataOf<AskedRight>(item)).filter(({ permission }) => permissions.includes(permission));
};

export const isAsked = async (userId: number, permission: Permission): Promise<boolean> =>
  (await readItem(askedRightKey(userId, permission))) !== undefined;

export const saveAsked = (asked: AskedRight): Write => ({
  build: () => ({
    Put: { TableName: recordsTable(), Item: { ...askedRightKey(asked.user_id, asked.permission), data: asked } },
  }),
});

export const removeAsked = (userId: number, permission: Permission): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: askedRightKey(userId, permission) } }),
});

/** Takes away what a user asked for and has from now on, all of it where they are deactivated. */
export const endedAsks = async (after: User): Promise<Write[]> =>
  (await readAsked(after.id))
    .filter(({ permission }) => after.active !== 1 || userHasRight(after, permission))
    .map(({ permission }) => removeAsked(after.id, permission));
