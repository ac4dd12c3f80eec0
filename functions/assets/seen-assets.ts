import type { Asset } from '#shared/assets/asset.ts';
import { answerableFor } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { heldRecords, type HeldKind } from '#functions/platform/assignments/held-records.ts';
import { assetSegments } from './asset-segments.ts';
import { assetHolders, assetSight } from './asset-sight.ts';
import { assetIndex, assetRowOf, assetStore } from './asset-store.ts';
import { withTypeNow } from './asset-types.ts';

const heldAssets: HeldKind<'asset'> = {
  object: 'asset',
  ...assetHolders,
  segments: assetSegments,
  holderOf: (row) => row.owner_employee_id,
  index: assetIndex,
};

/** An asset as read for one actor, with the name of its type. */
export type SeenAsset = { asset: Asset; typeName: string };

const withTypeName = (stored: Asset): SeenAsset => {
  const asset = withTypeNow(stored);
  return { asset, typeName: assetRowOf(asset).name };
};

const answerableForAsset = ({ asset }: SeenAsset): number => answerableFor(asset, asset.owner_employee_id);

/** The list of assets as this actor may see it, and single ones read to be shown or changed. */
export const seenAssets = (actor: Actor) => {
  const records = heldRecords(heldAssets, actor);

  /** The asset, or 404 when it does not exist or is owned by someone out of sight: the same answer for both. */
  const see = async (id: number): Promise<SeenAsset> => withTypeName(await assetSight.see(actor, id));

  /** `see` for a change; 403 for an asset of another team. */
  const toChange = async (id: number): Promise<SeenAsset> => {
    const seen = await see(id);
    await records.assertMayChange(answerableForAsset(seen));
    return seen;
  };

  /** `toChange` for many assets, read together; `unheld` as in `accessChecker`. */
  const manyToChange = async (ids: readonly number[]): Promise<(id: number, unheld?: string) => SeenAsset> => {
    const [assetOf, assertMayChange] = await Promise.all([
      assetStore.getEach(ids),
      records.accessChecker(),
      assetIndex(),
    ]);
    return (id, unheld) => {
      const seen = withTypeName(assetOf(id));
      assertMayChange(answerableForAsset(seen), unheld);
      return seen;
    };
  };

  return { records, see, toChange, manyToChange };
};
