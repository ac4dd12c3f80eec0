import type { Team } from '#shared/people/team.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { collection } from '#functions/platform/storage/collection.ts';

export const teamStore = entityStore<Team>({
  type: 'team',
  layout: { version: 2, fields: ['name', 'leader_employee_ids', 'min_at_work', 'deleted'] },
});

export const teamCollection = collection<Team, Team>({ entity: teamStore, toRow: (stored) => stored });

/** Ids of the teams that a person leads. */
export const teamsLedBy = async (employeeId: number): Promise<number[]> => {
  if (employeeId === 0) return [];
  const teams = await teamCollection.refresh();
  return [...teams.all()]
    .filter((team) => !team.deleted && team.leader_employee_ids.includes(employeeId))
    .map((team) => team.id);
};
