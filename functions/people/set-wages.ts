import { setWages } from '#shared/contract/people/set-wages.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { storedWages, wageIssues } from '#shared/people/wage.rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planEmployeeChange, readDirectory } from './employee-changes.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(setWages, ({ body: { employee_id: id, version, wages: asked }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: async () => {
      const [person, directory] = await Promise.all([storedPerson(actor, id), readDirectory()]);
      return { version: person.version, deleted: person.deleted, person, directory };
    },
    archived: 'This person is deactivated. Activate them first.',
    present: ({ person }) => presentEmployee(person, actor),
    plan: ({ person: before, directory }) => {
      assertNoIssues(wageIssues(before.wages, asked, today()), 'invalid');
      const change = { actor, id, before, body: {}, ...directory, wages: storedWages(asked), at: now() };
      return { writes: planEmployeeChange(change).writes, answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
