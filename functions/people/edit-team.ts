import { editTeam } from '#shared/contract/people/edit-team.ts';
import { AppError } from '#shared/errors/problem.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertTeam, changedTeam, teamWrites } from './team-changes.ts';
import { presentTeam } from './team-wire.ts';

export const handler = serve(editTeam, ({ body: { id, version, ...body }, actor, commit }) =>
  editRecord({
    of: [teamStore.type, id],
    version,
    commit,
    read: async () => {
      const stored = await teamStore.get(id);
      if (!stored || stored.deleted) throw new AppError('not_found');
      return stored;
    },
    present: presentTeam,
    plan: async (before) => {
      const after = changedTeam(before, body);
      await assertTeam(actor, before, after);
      return {
        writes: teamWrites(actor, before, after),
        answer: (saved) => ({ id, version: saved }),
        saved: forgetActors,
      };
    },
  }),
);
