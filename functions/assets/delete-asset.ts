import { deleteAsset } from '#shared/contract/assets/delete-asset.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { archiveAsset } from './asset-acts.ts';
import { assets } from './assets.ts';

export const handler = serve(deleteAsset, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).toChange(id);
    return asset.deleted ? { id } : commit(archiveAsset(actor, asset), { id });
  }),
);
