import type { AssetRow } from '#shared/assets/asset.columns.ts';
import { matchingRows, wholeList } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { AssignStockInput } from './asset-runs.ts';
import { assets } from './assets.ts';

/** Whether an asset is in stock and planned for nobody. */
export const isFree = ({ deleted, owner_employee_id: owner, planned }: AssetRow): boolean =>
  deleted === 0 && owner === 0 && planned === null;

type Chosen = Pick<AssignStockInput, 'assetTypeId' | 'query' | 'asset_ids'>;

/** The free assets that an assignment takes from, in the order of their labels. */
export const stockFor = async (
  actor: Actor,
  { assetTypeId, query, asset_ids: ids }: Chosen,
): Promise<readonly AssetRow[]> => {
  const everything = { segment_id: 'all', show_deleted_only: '0', ...wholeList } as const;
  const { rows, view } = await assets(actor).open(query ?? everything);
  const named = ids && new Set(ids);
  return matchingRows(rows, query ?? everything, view)
    .filter((row) => isFree(row) && (named ? named.has(row.id) : query || row.assetTypeId === assetTypeId))
    .toSorted((one, other) => one.id - other.id);
};
