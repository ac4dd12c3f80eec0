import type { AskedRightOut } from '#shared/contract/session/asked-right.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { readAsked } from './asked-rights.ts';
import { rightName } from './right-name.ts';
import { userHasRight } from './user-right.ts';

/** What waits for an administrator, the longest first. A right that groups have given since waits no more. */
export const waitingRights = async ({ language }: Actor): Promise<AskedRightOut[]> => {
  const [asked, users] = await Promise.all([readAsked(), userCollection.refresh()]);
  return asked
    .toSorted((one, other) => (one.asked_at < other.asked_at ? -1 : 1))
    .flatMap(({ user_id, permission, page, asked_at: at }) => {
      const user = users.get(user_id);
      if (user?.active !== 1 || userHasRight(user, permission)) return [];
      const right = rightName(permission, language);
      return [{ user_id, name: user.name, permission, right, page, asked_on: toDmy(belgianDay(new Date(at))) }];
    });
};
