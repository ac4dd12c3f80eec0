import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import { AppError } from '#shared/errors/problem.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { planEmployeeChange, readTeams } from './employee-changes.ts';
import { employeeOutOf } from '#functions/platform/people-list/employee-wire.ts';
import { assertSavable } from './save-employee.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(editEmployee, ({ body: { id, version, ...body }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const [before, teams] = await Promise.all([storedPerson(actor, id), readTeams()]);
    if (before.deleted) throw new AppError('archived', { detail: 'This person is deactivated. Activate them first.' });
    if (version !== undefined && version !== before.version)
      throw staleVersion(await employeeOutOf(before, actor), before.version);
    const plan = planEmployeeChange({ actor, id, before, body, teams, at: now() });
    await assertSavable(before, plan);
    if (!plan.changed) return { id, version: before.version };
    const picture = { field: 'avatar', before: before.avatar, sent: body.avatar };
    const writes = [...plan.writes, ...(await takePicture(actor, picture))];
    const answer = await commit(writes, { id, version: before.version + 1 });
    await dropPicture(picture);
    return answer;
  }),
);
