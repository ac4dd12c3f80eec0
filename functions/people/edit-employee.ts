import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { retryConflict } from '#functions/platform/storage/saved-version.ts';
import { planLastDay } from './deactivation.ts';
import { planEmployeeChange } from './employee-changes.ts';
import { personEdit } from './person-edit.ts';
import { assertSavable } from './save-employee.ts';

export const handler = serve(
  editEmployee,
  ({ body: { id, version, former_employments: former, ...body }, actor, commit }) =>
    retryConflict(() =>
      editRecord({
        of: ['employee', id],
        version,
        commit,
        ...personEdit(actor, id),
        plan: async ({ person: before, directory }) => {
          const plan = planEmployeeChange({ actor, id, before, body, former, ...directory, at: now() });
          await assertSavable(before, plan);
          const picture = { field: 'avatar', before: before.avatar, sent: body.avatar };
          const lastDay = await planLastDay(actor, before, plan.value);
          return {
            writes: plan.changed ? [...plan.writes, ...lastDay.writes, ...(await takePicture(actor, picture))] : [],
            answer: (saved) => ({ id, version: saved, ...lastDay.told }),
            saved: () => dropPicture(picture).then(forgetActors),
          };
        },
      }),
    ),
);
