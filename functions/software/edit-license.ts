import { editLicense } from '#shared/contract/software/edit-license.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { planLicenseEdit } from './license-changes.ts';
import { licenseRowOf } from './license-store.ts';
import { licenseOut, licenses } from './licenses.ts';

export const handler = serve(editLicense, ({ body: { license_id: id, version, ...body }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await licenses(actor).toChange(id);
    if (before.deleted) throw new AppError('archived', { detail: 'This licence is deactivated. Reactivate it first.' });
    if (version !== undefined && version !== before.version)
      throw staleVersion(await licenseOut(before), before.version);
    const old_person = licenseRowOf(before).person_name ?? '';
    const isGiven = body.employee_id !== undefined && body.employee_id !== before.employee_id;
    const new_person = isGiven ? (await findPerson(actor, body.employee_id ?? 0)).name : old_person;
    const edit = { ...body, day: body.start_date ?? today(), old_person, new_person };
    const { issues, writes, changed } = planLicenseEdit(actor, before, edit, { present: licenseOut });
    assertNoIssues(issues, 'period_overlap');
    return changed ? commit(writes, { id, version: before.version + 1 }) : { id, version: before.version };
  }),
);
