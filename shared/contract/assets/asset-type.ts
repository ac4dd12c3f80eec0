import * as z from 'zod';
import { ASSET_TYPE_NAME_MAX, LIFE_YEARS_MAX } from '#shared/assets/asset-type.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { nameLine } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';

export const assetTypeName = nameLine(ASSET_TYPE_NAME_MAX).refine((name) => name !== '', failsWith('required'));

/** The years after which an asset of the type is replaced; null for no such time. */
export const lifeYears = z.int().min(1).max(LIFE_YEARS_MAX).nullable();

export const assetTypeOut = z.object({
  id,
  version,
  name: z.string(),
  /** A link to the picture, valid for a short time; null without one. */
  picture: z.string().nullable(),
  /** Number of assets of this type that are not archived and that the viewer sees. */
  asset_count: z.int().nonnegative(),
  /** Number of those that the viewer can give to somebody: in stock, and planned for nobody. */
  stock_count: z.int().nonnegative(),
  life_years: lifeYears,
  archived: flag,
  /** The type that its assets have since both were merged; null for none. */
  merged_into: z.object({ id, name: z.string() }).nullable(),
});
export type AssetTypeOut = z.output<typeof assetTypeOut>;
