import { dayWarnings } from '#shared/assignments/planned.ts';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { endLicense } from './license-acts.ts';
import { licenseRowOf } from './license-store.ts';
import { licenses } from './licenses.ts';

export const handler = serve(deleteLicense, ({ body: { license_id: id, end_date }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const register = licenses(actor);
    // A licence whose product was deleted is deactivated, too, so without a day there is nothing left to do.
    if (!end_date && licenseRowOf(await register.see(id)).deleted === 1) return { id };
    const day = end_date ?? today();
    const { issues, writes } = await endLicense(actor, await register.toChange(id), day);
    assertNoIssues([...issues], 'period_overlap');
    return writes.length === 0 ? { id } : commit([...writes], { id, warnings: dayWarnings(day, today()) });
  }),
);
