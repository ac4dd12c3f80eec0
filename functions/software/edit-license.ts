import { editLicense } from '#shared/contract/software/edit-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planLicenseEdit } from './license-changes.ts';
import { licenseRowOf } from './license-store.ts';
import { licenses, presentLicense } from './licenses.ts';

export const handler = serve(editLicense, ({ body: { license_id: id, version, ...body }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: () => licenses(actor).toChange(id),
    archived: 'This licence is deactivated. Reactivate it first.',
    present: presentLicense,
    plan: async (before) => {
      const old_person = licenseRowOf(before).person_name ?? '';
      const isTransferred = body.employee_id !== undefined && body.employee_id !== before.employee_id;
      const new_person = isTransferred ? (await findPerson(actor, body.employee_id ?? 0)).name : old_person;
      const edit = { ...body, day: body.start_date ?? today(), old_person, new_person };
      const { issues, writes, changed } = planLicenseEdit(actor, before, edit, { present: presentLicense });
      assertNoIssues(issues, 'period_overlap');
      return { writes: changed ? writes : [], answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
