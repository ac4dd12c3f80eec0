import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { User } from '#shared/people/user.ts';
import { teamsLedBy } from '#functions/platform/directory/teams.ts';
import { isEndedUntil, signedOutError } from './ended-sign-ins.ts';
import type { SaidGroups } from './known-groups.ts';
import { featuresNow } from './integration-features.ts';
import { languageOfUser } from './language.ts';
import { userBySubject, userStore } from './users.ts';

/** A changed right takes effect within this time (docs/areas/session-and-rights.md#membership). */
const CACHE_MS = 30_000;

const cache = new Map<string, { actor: Actor; revokedAt: number; until: number }>();

/** Empties the cache of a process that has just changed rights; other processes follow within the cache time. */
export const forgetActors = (): void => cache.clear();

const actorOf = async (user: User, actingAs: Actor['acting_as']): Promise<Actor> => {
  const [features, ledTeamIds, language] = await Promise.all([
    featuresNow(),
    teamsLedBy(user.employee_id),
    // A support user who acts as somebody reads their own language.
    languageOfUser(actingAs?.user_id ?? user.id),
  ]);
  const {
    id,
    version: _version,
    subject: _subject,
    active: _active,
    impersonating_user_id: _impersonating,
    impersonation: _impersonation,
    sessions_revoked_at: _revoked,
    access_changed_at: _accessChanged,
    ...rest
  } = user;
  return { ...rest, user_id: id, led_team_ids: ledTeamIds, acting_as: actingAs, language, ...features };
};

const assertNotRevoked = (signedInAt: number | undefined, revokedAt: number): void => {
  if (signedInAt !== undefined && isEndedUntil(revokedAt, signedInAt)) throw signedOutError();
};

/** The other user while a support user acts as them (docs/areas/session-and-rights.md#support-and-impersonation). */
const actedAs = async (
  { support, impersonating_user_id: id, impersonation: bound }: User,
  signedInAt: number | undefined,
): Promise<User | undefined> => {
  if (!support || id === 0 || !bound || bound.until * 1000 <= Date.now()) return undefined;
  if (signedInAt !== undefined && signedInAt !== bound.signed_in_at) return undefined;
  const other = await userStore.get(id);
  return other?.active && other.version === bound.user_version ? other : undefined;
};

/** What a token says of the sign-in behind it, in epoch seconds, and of the groups of the user. */
type SignIn = { readonly signedInAt?: number | undefined; readonly groups?: SaidGroups | undefined };

/** With the rights of their groups where groups give them, whether somebody is signed in or something acts for them. */
const withRightsNow = async (user: User, groups: SaidGroups | undefined): Promise<User> => {
  // Few tenants have rights by groups.
  if (process.env['OIDC_GROUP_CLAIM'] === undefined) return user;
  return (await import('./group-rights.ts')).withGroupRights(user, groups);
};

/**
 * The actor behind a subject, with the rights in storage, or those of their groups where groups give them. An
 * impersonating support user gets the stored rights of that user. Without a sign-in there is no session that could have
 * ended, and groups are those that the last token named.
 */
export const loadActor = async (subject: string, { signedInAt, groups }: SignIn = {}): Promise<Actor> => {
  const known = groups ? `${subject} ${groups.names.toSorted().join(' ')}` : subject;
  const cached = cache.get(known);
  if (cached && cached.until > Date.now()) {
    assertNotRevoked(signedInAt, cached.revokedAt);
    return cached.actor;
  }
  const stored = await userBySubject(subject);
  if (!stored || !stored.active) throw new AppError('no_membership', { detail: 'You have no access to this company.' });
  const user = await withRightsNow(stored, groups);
  const revokedAt = user.sessions_revoked_at ?? 0;
  assertNotRevoked(signedInAt, revokedAt);
  const other = await actedAs(user, signedInAt);
  const actor = await (other ? actorOf(other, { user_id: user.id, name: user.name }) : actorOf(user, null));
  // Not cached: a support user may switch identity between two requests.
  if (!user.support) cache.set(known, { actor, revokedAt, until: Date.now() + CACHE_MS });
  return actor;
};
