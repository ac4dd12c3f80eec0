import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planReactivation } from './license-changes.ts';
import { licenses } from './licenses.ts';

export const handler = serve(reactivateLicense, ({ body: { license_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await licenses(actor).toChange(id);
    if (!before.deleted) return { id };
    // A person who left gets no licence back.
    await findPerson(actor, before.employee_id);
    const { issues, writes } = planReactivation(actor, before, today());
    assertNoIssues(issues, 'period_overlap');
    return commit(writes, { id });
  }),
);
