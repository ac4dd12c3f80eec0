import { settleAcceptance } from '#shared/contract/assets/settle-acceptance.ts';
import { acceptanceIssues } from '#shared/assets/acceptance.rules.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planSettlement } from './acceptance.ts';
import { assets } from './assets.ts';

export const handler = serve(settleAcceptance, ({ body: { id, decision, reason, as_before }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).toChange(id);
    assertNoIssues(acceptanceIssues(decision, reason, as_before === 1), 'form_invalid');
    if (asset.deleted) throw new AppError('archived', { detail: 'This asset is archived. Unarchive it first.' });
    if (asset.acceptance === null) throw new AppError('conflict', { detail: 'Nobody owns this asset.' });
    if (asset.acceptance === decision) return { id };
    await employeeCollection.refresh();
    return commit(planSettlement(actor, asset, decision, reason ?? ''), { id });
  }),
);
