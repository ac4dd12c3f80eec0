import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { takePicture } from '#functions/platform/files/pictures.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertTypeName, assetTypeStore, typeNameClaims, TypeNameInUseError } from './asset-types.ts';

export const handler = serve(addAssetType, async ({ body, actor, commit }) => {
  const { name, picture = null, life_years = null, return_existing } = body;
  try {
    await assertTypeName(name, 0);
    const pictureWrites = await takePicture(actor, { field: 'picture', before: null, sent: body.picture });
    const id = await assetTypeStore.reserveIds();
    const type = { id, version: 1, name, picture, life_years, created_at: now().toISOString() };
    return await commit([assetTypeStore.create(type), ...typeNameClaims(undefined, type), ...pictureWrites], { id });
  } catch (error) {
    if (error instanceof TypeNameInUseError && return_existing === 1) return { id: error.id };
    throw error;
  }
});
