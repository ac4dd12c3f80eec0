import * as z from 'zod';
import { id, version } from '#shared/values/wire.ts';

/** What an asset is one of: `Laptop`. Its name and picture are those of its assets (docs/areas/assets.md#fields). */
export const assetType = z.object({
  id,
  version,
  name: z.string(),
  /** Key of the picture. */
  picture: z.string().nullable(),
  created_at: z.string(),
});
export type AssetType = z.infer<typeof assetType>;

export const ASSET_TYPE_NAME_MAX = 100;
