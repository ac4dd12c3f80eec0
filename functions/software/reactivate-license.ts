import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { returnLicense } from './license-acts.ts';
import { licenses } from './licenses.ts';

export const handler = serve(reactivateLicense, ({ body: { license_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { issues, writes } = await returnLicense(actor, await licenses(actor).toChange(id));
    assertNoIssues([...issues], 'period_overlap');
    return writes.length === 0 ? { id } : commit([...writes], { id });
  }),
);
