import type { AssetsHome } from '#shared/contract/home/get-home.ts';
import { assetAges } from '#shared/assets/asset-ages.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assetTypeCollection } from './asset-types.ts';
import { assets } from './assets.ts';

const lifeOf = (typeId: number): number | null => assetTypeCollection.rows.get(typeId)?.life_years ?? null;

/** The assets' part of the home page, over the assets that the actor may see. */
export const assetsHome = async (actor: Actor): Promise<AssetsHome> => {
  const { rows, view } = await assets(actor).open({ segment_id: 'all', show_deleted_only: '0' });
  const all = matchingRows(rows, { search_term: '', orderby_direction: 'asc' }, view);
  return {
    assets: all.length,
    in_stock: all.filter(({ owner_employee_id: owner }) => owner <= 0).length,
    awaiting: all.filter(({ acceptance }) => acceptance === 'awaiting').length,
    refused: all.filter(({ acceptance }) => acceptance === 'refused').length,
    ...assetAges(
      all.map((row) => ({ ...row, life: lifeOf(row.assetTypeId) })),
      today(),
    ),
  };
};
