import { deleteTeam } from '#shared/contract/people/delete-team.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { teamWrites } from './team-changes.ts';
import { teamsOf } from './team-list.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';

export const handler = serve(deleteTeam, async ({ body: { id }, actor, commit }) => {
  const [team, teams] = await Promise.all([teamStore.get(id), teamsOf(actor)]);
  if (!team || team.deleted) throw new AppError('not_found');
  const count = teams.find((one) => one.id === id)?.people_count ?? 0;
  if (count > 0) throw new AppError('referenced', { detail: `${count} people are in this team.`, extras: { count } });
  const after = { ...team, deleted: 1 as const };
  await commit(teamWrites(actor, team, after), { id });
  forgetActors();
  return { id };
});
