import { takeBackCheck } from '#shared/contract/assets/take-back-check.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assertInUse } from './asset-acts.ts';
import { planTakingBack } from './asset-checks.ts';
import { assets } from './assets.ts';

export const handler = serve(takeBackCheck, ({ body: { id, date }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).toChange(id);
    assertInUse(asset);
    if (asset.last_check?.date !== date) throw new AppError('conflict', { detail: 'This is not its last check.' });
    return commit(planTakingBack(actor, asset, date), { id });
  }),
);
