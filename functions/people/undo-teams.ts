import type { Team } from '#shared/people/team.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { undoConflictError, type RecordUndo } from '#functions/platform/runs/record-undo.ts';
import { teamWrites } from './team-changes.ts';
import { teamsOf } from './team-list.ts';

/** What a run names that added or changed a team. */
export const TEAM = 'team';

/** Takes back what an import did to teams; a team that people are in by now stays. */
export const teamUndo: RecordUndo = {
  writePermission: 'settings:manage',
  open: async (actor, ids) => {
    const [stored, listed] = await Promise.all([teamStore.getMany(ids), teamsOf(actor)]);
    const teams = new Map(stored.flatMap((team) => (team.deleted === 1 ? [] : [[team.id, team] as const])));
    const peopleIn = new Map(listed.map(({ id, people_count: count }) => [id, count]));
    return {
      recordOf: (id) => teams.get(id),
      writesOf: (id, before) => {
        const current = teams.get(id)!;
        if (!before && (peopleIn.get(id) ?? 0) > 0) throw undoConflictError('People are in this team, so it stays.');
        // why: the ledger keeps the team as it was stored
        const restored = before as Team | null;
        const after: Team = restored
          ? {
              ...current,
              name: restored.name,
              leader_employee_ids: restored.leader_employee_ids,
              min_at_work: restored.min_at_work ?? null,
            }
          : { ...current, deleted: 1 };
        return teamWrites(actor, current, after);
      },
    };
  },
};
