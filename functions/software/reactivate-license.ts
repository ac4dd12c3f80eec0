import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { plannedEnd } from '#shared/software/license.dated.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planReactivation } from './license-changes.ts';
import { lastHolder } from './license-events.ts';
import { licenses } from './licenses.ts';

export const handler = serve(reactivateLicense, ({ body: { license_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await licenses(actor).toChange(id);
    if (before.deleted === 0 && plannedEnd(before) === null) return { id };
    // A person who left gets no licence back.
    await findPerson(actor, lastHolder(before));
    const { issues, writes } = planReactivation(actor, before);
    assertNoIssues(issues, 'period_overlap');
    return commit(writes, { id });
  }),
);
