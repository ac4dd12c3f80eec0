import { changesBetween } from '#shared/activity/changes.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import type { User } from '#shared/people/user.ts';
import { membership, type Actor } from '#shared/permissions/actor.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { settingKey } from '#functions/platform/storage/keys.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { ValueClaim } from '#functions/platform/storage/claim-kinds.ts';
import { claimUnique, inUseErrorOf, releaseUnique } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { endSignInsUntil } from '#functions/platform/session/ended-sign-ins.ts';
import { isOperator } from '#functions/platform/session/automatic-actor.ts';
import { userEvents } from '#functions/platform/session/user-events.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { SUBJECT, userStore } from '#functions/platform/session/users.ts';
import { endedAsks } from './asked-rights.ts';
import { userHasRight } from './user-right.ts';

const USER_EMAIL = 'user_email';
const emailKey = (email: string): string => email.toLowerCase();

const emailInUseError = inUseErrorOf('email_in_use', 'email', 'Another user has this e-mail address');
const subjectInUseError = inUseErrorOf('subject_in_use', 'subject', 'Another user has this sign-in name');

/** A deactivated user keeps their claims, so that nobody else can become that user. */
const claims = (before: User | undefined, after: User): Write[] => {
  const change = (kind: ValueClaim, old: string | undefined, value: string, failed: () => AppError): Write[] =>
    old === value
      ? []
      : [...(old === undefined ? [] : [releaseUnique(kind, old)]), claimUnique(kind, value, after.id, failed)];
  return [
    ...change(SUBJECT, before?.subject, after.subject, subjectInUseError),
    ...change(USER_EMAIL, before && emailKey(before.email), emailKey(after.email), emailInUseError),
  ];
};

const managesUsers = (user: UserRow): boolean => userHasRight(user, 'users:manage');

const otherAdmins = async (id: number): Promise<UserRow[]> =>
  [...(await userCollection.refresh()).all()].filter((row) => row.id !== id && managesUsers(row));

/** Whether nobody else can manage users. */
export const isLastAdmin = async (user: User): Promise<boolean> =>
  managesUsers(user) && (await otherAdmins(user.id)).length === 0;

const ADMINS = settingKey('admins');

/**
 * Two administrators who demote each other at the same moment must not both succeed: each change that takes the right
 * away increments a common counter, which only one of them can do.
 */
const keepAnAdmin = async (before: User | undefined, after: User): Promise<Write[]> => {
  if (!before || !managesUsers(before) || managesUsers(after)) return [];
  const item = await readItem(ADMINS);
  if ((await otherAdmins(after.id)).length === 0) {
    throw new AppError('last_admin', {
      detail: 'Nobody else can manage users. Make someone else administrator first.',
    });
  }
  const turn = Number(item?.['turn'] ?? 0);
  return [
    {
      build: () => ({
        Put: {
          TableName: recordsTable(),
          Item: { ...ADMINS, turn: turn + 1 },
          ConditionExpression: 'attribute_not_exists(pk) OR turn = :turn',
          ExpressionAttributeValues: { ':turn': turn },
        },
      }),
    },
  ];
};

/**
 * Support and resellers reach across roles, so that whoever manages users could become one by a second account: only
 * the operator lets them in (docs/areas/session-and-rights.md#support-and-impersonation). Users shut them out.
 */
const assertLetInByOperator = (actor: Actor, before: User | undefined, after: User): void => {
  if (isOperator(actor)) return;
  const isMoved = after.subject !== before?.subject;
  const added = (['support', 'reseller'] as const).filter(
    (name) => after[name] === 1 && (isMoved || before?.[name] !== 1),
  );
  if (added.length > 0) {
    throw new AppError('forbidden', {
      detail: 'Only the operator gives access to support and resellers.',
      fields: added.map((name) => issue(name, 'only_operator')),
    });
  }
};

const assertFree = async (before: User | undefined, after: User): Promise<void> => {
  for (const row of (await userCollection.refresh()).all()) {
    if (row.id === after.id) continue;
    if (row.subject === after.subject && before?.subject !== after.subject) throw subjectInUseError();
    const email = emailKey(after.email);
    if (emailKey(row.email) === email && (!before || emailKey(before.email) !== email)) throw emailInUseError();
  }
};

const rightNames = keysOf(membership.shape);

const events = (actor: Actor, before: User | undefined, after: User): Write[] => {
  const user_name = after.name;
  if (!before) return userEvents(actor, after, 'user_added', { user_name, role: after.role });
  if (before.active && !after.active) return userEvents(actor, after, 'user_deactivated', { user_name });
  const changes = changesBetween(before, after, [...rightNames, 'active', 'name', 'email', 'subject', 'employee_id']);
  return changes.length === 0 ? [] : userEvents(actor, after, 'role_updated', { user_name, changes });
};

/** The writes of a change with which every session of a user ends (docs/areas/session-and-rights.md#ending-sessions). */
export const updateAndEndSessions = (before: User, after: User): Write[] => {
  const until = Math.floor(Date.now() / 1000);
  return [
    userStore.update(before, { ...after, sessions_revoked_at: until }, presentUser),
    endSignInsUntil(before.subject, until),
  ];
};

/**
 * Access that is given again opens no session of before, and no API key of before works again
 * (docs/areas/trust.md#api-keys).
 */
const recordWrites = (before: User | undefined, after: User): Write[] => {
  if (!before) return [userStore.create(after)];
  if (before.active === after.active) return [userStore.update(before, after, presentUser)];
  const ended = { ...after, access_changed_at: now().toISOString() };
  return after.active === 0 ? updateAndEndSessions(before, ended) : [userStore.update(before, ended, presentUser)];
};

/**
 * The writes of one change of a user. Throws `email_in_use`, `subject_in_use`, `last_admin`, 422 `unknown_person`, and
 * `forbidden` for access that only the operator gives.
 */
export const planUserChange = async (actor: Actor, before: User | undefined, after: User): Promise<Write[]> => {
  assertLetInByOperator(actor, before, after);
  if (after.employee_id > 0 && after.employee_id !== before?.employee_id) await findPerson(actor, after.employee_id);
  await assertFree(before, after);
  return [
    ...recordWrites(before, after),
    ...claims(before, after),
    ...(await keepAnAdmin(before, after)),
    ...(before ? await endedAsks(after) : []),
    ...events(actor, before, after),
  ];
};

/**
 * The writes after which a user is nobody: out, under another name and without the claims of before. It is no event, as
 * that would tell the name; the erasure of the person is one.
 */
export const planUserErasure = async (before: User, after: User): Promise<Write[]> => [
  userStore.update(before, after),
  ...claims(before, after),
  ...(await keepAnAdmin(before, after)),
];

/** A user for answers: without whom they act as, and without when their sessions and keys ended. */
export const presentUser = (user: User): UserRow => {
  const {
    impersonating_user_id: _actsAs,
    impersonation: _bound,
    sessions_revoked_at: _revoked,
    access_changed_at: _accessChanged,
    ...out
  } = user;
  return out;
};
