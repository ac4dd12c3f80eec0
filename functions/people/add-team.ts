import { addTeam } from '#shared/contract/people/add-team.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { assertTeam, teamWrites } from './team-changes.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';

export const handler = serve(addTeam, async ({ body, actor, commit }) => {
  const draft = { ...body, id: 0, version: 1, deleted: 0 as const };
  await assertTeam(actor, undefined, draft);
  const team = { ...draft, id: await teamStore.reserveIds() };
  const answer = await commit(teamWrites(actor, undefined, team), { id: team.id });
  forgetActors();
  return answer;
});
