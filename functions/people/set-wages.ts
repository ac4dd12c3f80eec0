import { setWages } from '#shared/contract/people/set-wages.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { storedWages, wageIssues } from '#shared/people/wage.rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planEmployeeChange } from './employee-changes.ts';
import { personEdit } from './person-edit.ts';

export const handler = serve(setWages, ({ body: { employee_id: id, version, wages: asked }, actor, commit }) =>
  editRecord({
    of: ['employee', id],
    version,
    commit,
    ...personEdit(actor, id),
    plan: ({ person: before, directory }) => {
      assertNoIssues(wageIssues(before.wages, asked, today()), 'invalid');
      const change = { actor, id, before, body: {}, ...directory, wages: storedWages(asked), at: now() };
      return { writes: planEmployeeChange(change).writes, answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
