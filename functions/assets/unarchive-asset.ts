import { unarchiveAsset } from '#shared/contract/assets/unarchive-asset.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assetStore } from './asset-store.ts';
import { assets } from './assets.ts';

export const handler = serve(unarchiveAsset, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).see(id);
    if (!asset.deleted) return { id };
    const restored = { ...asset, deleted: 0 as const };
    return commit([assetStore.update(asset, restored), recordEvent(actor, 'asset', id, 'asset_undeleted', {})], { id });
  }),
);
