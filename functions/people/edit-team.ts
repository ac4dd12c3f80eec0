import { editTeam } from '#shared/contract/people/edit-team.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { assertTeam, nameClaims } from './team-changes.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';

export const handler = serve(editTeam, ({ body: { id, version, ...body }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await teamStore.get(id);
    if (!before || before.deleted) throw new AppError('not_found');
    if (version !== undefined && version !== before.version) throw staleVersion(before, before.version);
    const after = {
      ...before,
      name: body.name ?? before.name,
      leader_employee_ids: body.leader_employee_ids ?? before.leader_employee_ids,
    };
    await assertTeam(actor, before, after);
    const writes = [teamStore.update(before, after), ...nameClaims(before, after)];
    const answer = await commit(writes, { id, version: before.version + 1 });
    forgetActors();
    return answer;
  }),
);
