import { holderOn } from '#shared/assignments/periods.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planLicenseEdit } from './license-changes.ts';
import { licenses } from './licenses.ts';

export const handler = serve(editLicense, ({ body, actor, commit }) => {
  const { license_id: id, version, username, employee_id, start_date } = body;
  const { toChange, present } = licenses(actor);
  return editRecord({
    of: ['software_license', id],
    version,
    commit,
    read: () => toChange(id),
    archived: 'This licence is deactivated. Reactivate it first.',
    present,
    plan: async (before) => {
      const isNew = employee_id !== undefined && employee_id !== holderOn(before.periods, today());
      if (isNew) await findPerson(actor, employee_id);
      const edit = { username, employee_id, day: start_date };
      const { issues, writes } = planLicenseEdit(actor, before, edit, { present });
      const hasLeft = issues.some(({ code }) => code === 'person_left');
      assertNoIssues(issues, hasLeft ? 'form_invalid' : 'period_overlap');
      const warnings = employee_id === undefined ? [] : dayWarnings(start_date, today());
      return { writes, answer: (saved) => ({ id, version: saved, warnings }) };
    },
  });
});
