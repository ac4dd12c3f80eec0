import { dayWarnings } from '#shared/assignments/planned.ts';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { licenseEnd } from '#shared/software/license.dated.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planDeactivation } from './license-changes.ts';
import { licenseRowOf } from './license-store.ts';
import { licenses } from './licenses.ts';

export const handler = serve(deleteLicense, ({ body: { license_id: id, end_date }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const register = licenses(actor);
    // A licence whose product was deleted is deactivated, too, so without a day there is nothing left to do.
    if (!end_date && licenseRowOf(await register.see(id)).deleted === 1) return { id };
    const before = await register.toChange(id);
    const day = end_date ?? today();
    if (day === licenseEnd(before)) return { id };
    const { value, issues, writes } = planDeactivation(actor, before, day);
    assertNoIssues(issues, 'period_overlap');
    // A later day gives it back, and a person who left gets no licence back.
    if (before.deleted === 1 && value.deleted === 0) await findPerson(actor, value.employee_id);
    return commit(writes, { id, warnings: dayWarnings(day, today()) });
  }),
);
