import { editTeam } from '#shared/contract/people/edit-team.ts';
import { AppError } from '#shared/errors/problem.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertTeam, teamWrites } from './team-changes.ts';

export const handler = serve(editTeam, ({ body: { id, version, ...body }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: async () => {
      const stored = await teamStore.get(id);
      if (!stored || stored.deleted) throw new AppError('not_found');
      return stored;
    },
    present: (before) => before,
    plan: async (before) => {
      const after = {
        ...before,
        name: body.name ?? before.name,
        leader_employee_ids: body.leader_employee_ids ?? before.leader_employee_ids,
        min_at_work: body.min_at_work === undefined ? (before.min_at_work ?? null) : body.min_at_work,
      };
      await assertTeam(actor, before, after);
      return {
        writes: teamWrites(actor, before, after),
        answer: (saved) => ({ id, version: saved }),
        saved: forgetActors,
      };
    },
  }),
);
