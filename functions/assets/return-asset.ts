import { returnAsset } from '#shared/contract/assets/return-asset.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assets } from './assets.ts';

export const handler = serve(returnAsset, ({ body: { id, end_date }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const register = assets(actor);
    const seen = await register.toChange(id);
    if (seen.asset.deleted) throw new AppError('archived', { detail: 'This asset is archived. Unarchive it first.' });
    const dates = { start_date_new_owner: null, end_date_old_owner: end_date ?? today() };
    const { issues, writes } = await register.plan(id, { owner_employee_id: 0 }, dates, { seen });
    const issuesOfDay = issues.map((each) => ({ ...each, path: 'end_date' }));
    assertNoIssues(issuesOfDay, 'period_overlap');
    return commit(writes, { id });
  }),
);
