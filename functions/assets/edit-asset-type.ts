import { editAssetType } from '#shared/contract/assets/edit-asset-type.ts';
import { AppError } from '#shared/errors/problem.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertTypeName, assetTypeStore, presentAssetType, typeNameClaims } from './asset-types.ts';

export const handler = serve(editAssetType, ({ body: { id, version, name, picture: sent }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: async () => {
      const stored = await assetTypeStore.get(id);
      if (!stored) throw new AppError('not_found');
      return stored;
    },
    present: presentAssetType,
    plan: async (before) => {
      const after = { ...before, name: name ?? before.name, picture: sent === undefined ? before.picture : sent };
      await assertTypeName(after.name, id);
      const picture = { field: 'picture', before: before.picture, sent };
      const writes = [assetTypeStore.update(before, after, presentAssetType), ...typeNameClaims(before, after)];
      return {
        writes: [...writes, ...(await takePicture(actor, picture))],
        answer: (saved) => ({ id, version: saved }),
        saved: () => dropPicture(picture),
      };
    },
  }),
);
