import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';

/**
 * Whether the actor sees this person: a team manager sees the people of the teams they lead
 * (docs/areas/session-and-rights.md#teams).
 */
export const seesPerson = (actor: Actor, person: { readonly team_ids: readonly number[] }): boolean =>
  !isTeamScoped(actor) || person.team_ids.some((id) => actor.led_team_ids.includes(id));

/** The cache key of the actor's scope: two actors with the same key see the same people. */
export const personScopeKey = (actor: Actor): string =>
  isTeamScoped(actor) ? `teams:${actor.led_team_ids.toSorted((one, other) => one - other).join(',')}` : 'all';
