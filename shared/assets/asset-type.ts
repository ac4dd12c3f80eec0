import * as z from 'zod';
import { id, version } from '#shared/values/wire.ts';

/** A type of asset, such as `Laptop`. Assets show the name and picture of their type (docs/areas/assets.md#fields). */
export const assetType = z.object({
  id,
  version,
  name: z.string(),
  /** Key of the picture in the files bucket. */
  picture: z.string().nullable(),
  created_at: z.string(),
});
export type AssetType = z.infer<typeof assetType>;

export const ASSET_TYPE_NAME_MAX = 100;
