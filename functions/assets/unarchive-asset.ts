import { unarchiveAsset } from '#shared/contract/assets/unarchive-asset.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { restoreAsset } from './asset-acts.ts';
import { assets } from './assets.ts';

export const handler = serve(unarchiveAsset, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).see(id);
    return asset.deleted ? commit(restoreAsset(actor, asset), { id }) : { id };
  }),
);
