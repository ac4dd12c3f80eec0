import { returnAsset } from '#shared/contract/assets/return-asset.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planReturn } from './asset-acts.ts';
import { assets } from './assets.ts';

export const handler = serve(returnAsset, ({ body: { id, end_date: day }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { issues, writes } = await planReturn(actor, await assets(actor).toChange(id), day);
    assertNoIssues([...issues], 'period_overlap');
    return commit([...writes], { id, warnings: dayWarnings(day, today()) });
  }),
);
