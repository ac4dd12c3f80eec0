import * as z from 'zod';
import { flag, id, version } from '#shared/values/wire.ts';

/** A type of asset, such as `Laptop`. Assets show the name and picture of their type (docs/areas/assets.md#fields). */
export const assetType = z.object({
  id,
  version,
  name: z.string(),
  /** Key of the picture in the files bucket. */
  picture: z.string().nullable(),
  created_at: z.string(),
  /** The years after which an asset of this type is replaced. */
  life_years: z.int().positive().nullish(),
  /** 1: no asset gets this type any more, and those that have it keep it. */
  archived: flag.nullish(),
  /** The type that all its assets have instead, while it is archived. */
  merged_into: id.nullish(),
});
export type AssetType = z.infer<typeof assetType>;

export const isArchived = ({ archived }: Pick<AssetType, 'archived'>): boolean => archived === 1;

export const ASSET_TYPE_NAME_MAX = 100;
export const LIFE_YEARS_MAX = 30;
