import { deleteAsset } from '#shared/contract/assets/delete-asset.ts';
import { endOn } from '#shared/assignments/periods.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assetStore } from './asset-store.ts';
import { assets } from './assets.ts';

export const handler = serve(deleteAsset, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { asset } = await assets(actor).toChange(id);
    if (asset.deleted) return { id };
    // What was planned for later is dropped.
    const periods = endOn(asset.periods, today());
    const archived = { ...asset, deleted: 1 as const, owner_employee_id: 0, acceptance: null, periods: [...periods] };
    return commit([assetStore.update(asset, archived), recordEvent(actor, 'asset', id, 'asset_deleted', {})], { id });
  }),
);
