import { membership, type Actor, type Membership } from '#shared/permissions/actor.ts';
import { can, isTeamScoped, permissions } from '#shared/permissions/rules.ts';

/** What the rights and the sight of an actor came from when a run was made with them. */
export type RunSight = Membership & Pick<Actor, 'led_team_ids'>;

export const sightOf = (actor: Actor): RunSight => ({
  ...membership.parse(actor),
  led_team_ids: [...actor.led_team_ids],
});

/** Whether the actor still sees everybody whom they saw then. */
export const seesWhomThen = (actor: Actor, then: RunSight): boolean =>
  !isTeamScoped(actor) ||
  (isTeamScoped({ ...actor, ...then }) && then.led_team_ids.every((team) => actor.led_team_ids.includes(team)));

/** Whether the actor still sees whom they saw then, and has each right that they had. */
export const seesAllThen = (actor: Actor, then: RunSight): boolean =>
  seesWhomThen(actor, then) &&
  permissions.every((permission) => can(actor, permission) || !can({ ...actor, ...then }, permission));
