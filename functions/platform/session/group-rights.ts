import { changesBetween } from '#shared/activity/changes.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { User } from '#shared/people/user.ts';
import { membership, type Actor } from '#shared/permissions/actor.ts';
import { groupRights, membershipByGroups, type GroupRights } from '#shared/permissions/group-rights.rules.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { stale, unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { automaticActor } from './automatic-actor.ts';
import { keepGroups, readGroups, type SaidGroups } from './known-groups.ts';
import { userEvents } from './user-events.ts';
import { userStore } from './users.ts';

let parsed: { readonly text: string; readonly table: GroupRights } | undefined;

const groupTable = (): GroupRights => {
  const text = process.env['OIDC_GROUPS'] ?? '[]';
  if (parsed?.text !== text) parsed = { text, table: groupRights.parse(JSON.parse(text)) };
  return parsed.table;
};

/**
 * A user with the rights of their groups, those that a token names at this moment or named last. Throws `no_membership`
 * where no group of theirs has any.
 */
export const withGroupRights = async (user: User, said: SaidGroups | undefined): Promise<User> => {
  if (said) await keepGroups(user.id, said);
  const names = said?.names ?? (await readGroups(user.id)) ?? [];
  const rights = membershipByGroups(groupTable(), names, today(), user);
  if (!rights) throw new AppError('no_membership', { detail: 'None of your groups has access to this company.' });
  return { ...user, ...rights };
};

/**
 * Whether the groups that the last token of a user named have no rights any more. A user who did not sign in
 * for long may still have some, so this is not said of them.
 */
export const hasLostRights = async (user: User): Promise<boolean> => {
  const names = await readGroups(user.id);
  return names !== undefined && membershipByGroups(groupTable(), names, today(), user) === undefined;
};

const rightNames = keysOf(membership.shape);

/**
 * Keeps the rights that somebody has by their groups, so that lists, runs and mail know them, too
 * (docs/areas/session-and-rights.md#rights-by-groups). It does nothing where they are stored so already.
 */
export const storeGroupRights = async (actor: Actor): Promise<void> => {
  if (actor.acting_as) return;
  const before = await userStore.get(actor.user_id);
  if (!before) return;
  const after = { ...before, ...Object.fromEntries(rightNames.map((name) => [name, actor[name]])) };
  const changes = changesBetween(before, after, rightNames);
  if (changes.length === 0) return;
  const payload = { user_name: before.name, changes };
  const events = userEvents(automaticActor('Sign-in'), before, 'role_updated', payload);
  // Another call may keep the same rights at this moment.
  await unlessRefused(stale, () => transact([userStore.update(before, after, (user) => user), ...events]));
};
