import { editAssetType } from '#shared/contract/assets/edit-asset-type.ts';
import { AppError } from '#shared/errors/problem.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { assertTypeName, assetTypeOut, assetTypeStore, typeNameClaims } from './asset-types.ts';

export const handler = serve(editAssetType, ({ body: { id, version, name, picture: sent }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await assetTypeStore.get(id);
    if (!before) throw new AppError('not_found');
    if (version !== undefined && version !== before.version)
      throw staleVersion(await assetTypeOut(before), before.version);
    const after = { ...before, name: name ?? before.name, picture: sent === undefined ? before.picture : sent };
    await assertTypeName(after.name, id);
    const picture = { field: 'picture', before: before.picture, sent };
    const writes = [assetTypeStore.update(before, after, assetTypeOut), ...typeNameClaims(before, after)];
    const answer = await commit([...writes, ...(await takePicture(actor, picture))], {
      id,
      version: before.version + 1,
    });
    await dropPicture(picture);
    return answer;
  }),
);
