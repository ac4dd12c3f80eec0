import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planLastDay } from './deactivation.ts';
import { planEmployeeChange, readDirectory } from './employee-changes.ts';
import { storedPerson } from './person-sight.ts';
import { assertSavable } from './save-employee.ts';

export const handler = serve(editEmployee, ({ body: { id, version, ...body }, actor, commit }) =>
  editRecord({
    of: ['employee', id],
    version,
    commit,
    read: async () => {
      const [person, directory] = await Promise.all([storedPerson(actor, id), readDirectory()]);
      return { version: person.version, deleted: person.deleted, person, directory };
    },
    archived: 'This person is deactivated. Activate them first.',
    present: ({ person }) => presentEmployee(person, actor),
    plan: async ({ person: before, directory }) => {
      const plan = planEmployeeChange({ actor, id, before, body, ...directory, at: now() });
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
);
