import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Team } from '#shared/people/team.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fold } from '#shared/values/fold.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { teamCollection, teamStore } from '#functions/platform/directory/teams.ts';

export const TEAM_NAME = 'team_name';

/** What may be sent of a team; what is absent stays. */
type TeamPatch = { readonly [Field in 'name' | 'leader_employee_ids' | 'min_at_work']?: Team[Field] | undefined };

export const changedTeam = (
  before: Team,
  { name, leader_employee_ids: leaders, min_at_work: min }: TeamPatch,
): Team => ({
  ...before,
  name: name ?? before.name,
  leader_employee_ids: leaders ?? before.leader_employee_ids,
  min_at_work: min === undefined ? (before.min_at_work ?? null) : min,
});

const nameInUseError = (): AppError =>
  new AppError('name_in_use', {
    detail: 'Another team has this name.',
    fields: [{ path: 'name', code: 'invalid_value', message: 'Another team has this name' }],
  });

/** The name by which a team is known, as it is claimed; null for a deleted team. */
export const claimedNameOf = (team: Team | undefined): string | null =>
  !team || team.deleted === 1 ? null : fold(team.name);

/** Claims a team's name: two teams of one name could not be told apart in a list or an import. */
export const teamNameClaims = (before: Team | undefined, after: Team): Write[] =>
  moveClaim(TEAM_NAME, claimedNameOf(before), claimedNameOf(after), after.id, nameInUseError);

/** Who leads a team decides whom they see there, so the audit log tells it, by number. */
const leaderLines = (actor: Actor, before: Team | undefined, after: Team): Write[] => {
  const leadersOf = (team: Team | undefined): readonly number[] =>
    !team || team.deleted === 1 ? [] : team.leader_employee_ids;
  const [old, leaders] = [leadersOf(before), leadersOf(after)];
  if (old.length === leaders.length && old.every((id) => leaders.includes(id))) return [];
  const who = { ...actor, acting_as: actor.acting_as?.name ?? null };
  const info = { team_id: after.id, team: after.name, old: [...old], leaders: [...leaders] };
  return [auditLine(who, 'team_leaders_changed', info)];
};

/** The writes of a new or changed team, with the claim of its name and what the audit log tells. */
export const teamWrites = (actor: Actor, before: Team | undefined, after: Team): Write[] => [
  before ? teamStore.update(before, after) : teamStore.create(after),
  ...teamNameClaims(before, after),
  ...leaderLines(actor, before, after),
];

/** Throws `name_in_use`, and 422 for a new leader who is not an active person. */
export const assertTeam = async (actor: Actor, before: Team | undefined, after: Team): Promise<void> => {
  if (after.name === '') throw new AppError('form_invalid', { fields: [issue('name', 'required')] });
  for (const other of (await teamCollection.refresh()).all()) {
    if (other.id !== after.id && claimedNameOf(other) === claimedNameOf(after)) throw nameInUseError();
  }
  for (const leader of after.leader_employee_ids) {
    if (!before?.leader_employee_ids.includes(leader)) await findPerson(actor, leader, 'leader_employee_ids');
  }
};
