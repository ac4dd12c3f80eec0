import { mergeAssetTypes } from '#shared/contract/assets/merge-asset-types.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { retryConflict } from '#functions/platform/storage/saved-version.ts';
import { assetTypeStore, findAssetType, presentAssetType, storedAssetType } from './asset-types.ts';
import { typeEvent } from './asset-type-event.ts';

export const handler = serve(mergeAssetTypes, ({ body: { id, version, into }, actor, commit }) =>
  retryConflict(() =>
    editRecord({
      of: ['asset_type', id],
      version,
      commit,
      read: () => storedAssetType(id),
      present: presentAssetType,
      plan: async (before) => {
        if (into === id) assertNoIssues([issue('into', 'other_asset_type')]);
        const other = await findAssetType(into, 'into');
        return {
          writes: [
            assetTypeStore.update(before, { ...before, archived: 1, merged_into: into }, presentAssetType),
            // Two merges at once could otherwise lead to each other.
            assetTypeStore.unchanged(other),
            typeEvent(actor, 'merged', before.name, other.name),
          ],
          answer: (saved) => ({ id, version: saved }),
        };
      },
    }),
  ),
);
