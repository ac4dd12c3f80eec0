import { editAssetType } from '#shared/contract/assets/edit-asset-type.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { typeEvents } from './asset-type-event.ts';
import {
  assertTypeName,
  assetTypeStore,
  patchAssetType,
  presentAssetType,
  storedAssetType,
  typeNameClaims,
} from './asset-types.ts';

export const handler = serve(editAssetType, ({ body: { id, version, picture: sent, ...changes }, actor, commit }) =>
  editRecord({
    of: ['asset_type', id],
    version,
    commit,
    read: () => storedAssetType(id),
    present: presentAssetType,
    plan: async (before) => {
      const after = patchAssetType(before, { ...changes, picture: sent });
      await assertTypeName(after.name, id);
      const picture = { field: 'picture', before: before.picture, sent };
      const writes = [assetTypeStore.update(before, after, presentAssetType), ...typeNameClaims(before, after)];
      return {
        writes: [...writes, ...typeEvents(actor, before, after), ...(await takePicture(actor, picture))],
        answer: (saved) => ({ id, version: saved }),
        saved: () => dropPicture(picture),
      };
    },
  }),
);
