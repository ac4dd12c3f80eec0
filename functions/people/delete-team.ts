import { deleteTeam } from '#shared/contract/people/delete-team.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { removing } from '#functions/platform/storage/removal.ts';
import { teamWrites } from './team-changes.ts';
import { teamsOf } from './team-list.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';

export const handler = serve(deleteTeam, async ({ body: { id }, actor, commit }) => {
  await retryUnversioned(undefined, async () => {
    const team = await teamStore.get(id);
    if (!team || team.deleted) throw new AppError('not_found');
    await removing({ type: teamStore.type, id }, async (finish) => {
      const count = (await teamsOf(actor)).find((one) => one.id === id)?.people_count ?? 0;
      if (count > 0) throw new AppError('referenced', { detail: `People in this team: ${count}.`, extras: { count } });
      await commit([...teamWrites(actor, team, { ...team, deleted: 1 }), finish], { id });
    });
  });
  forgetActors();
  return { id };
});
