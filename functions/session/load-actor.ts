import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { User } from '#shared/people/user.ts';
import { teamsLedBy } from '#functions/people/teams.ts';
import { readFeatures } from './settings.ts';
import { userBySubject, userStore } from './users.ts';

/** A changed right takes effect within this time (reliability S12). */
const CACHE_MS = 30_000;

const cache = new Map<string, { actor: Actor; until: number }>();

/** For the process that just changed rights; others follow within the cache time. */
export const forgetActors = (): void => cache.clear();

const actorOf = async (user: User, actingAs: Actor['acting_as']): Promise<Actor> => {
  const [features, ledTeamIds] = await Promise.all([readFeatures(), teamsLedBy(user.employee_id)]);
  const {
    id,
    version: _version,
    subject: _subject,
    active: _active,
    impersonating_user_id: _impersonating,
    ...rest
  } = user;
  return { ...rest, user_id: id, led_team_ids: ledTeamIds, acting_as: actingAs, ...features };
};

/** Who asks, with the rights storage holds now. A support user who impersonates gets that user's rights. */
export const loadActor = async (subject: string): Promise<Actor> => {
  const cached = cache.get(subject);
  if (cached && cached.until > Date.now()) return cached.actor;
  const user = await userBySubject(subject);
  if (!user || !user.active) throw new AppError('no_membership', { detail: 'You have no access to this company.' });
  const target =
    user.support && user.impersonating_user_id > 0 ? await userStore.get(user.impersonating_user_id) : undefined;
  const actor = await (target?.active ? actorOf(target, { user_id: user.id, name: user.name }) : actorOf(user, null));
  // A support user switches identity between two requests; the next one must know.
  if (!user.support) cache.set(subject, { actor, until: Date.now() + CACHE_MS });
  return actor;
};
