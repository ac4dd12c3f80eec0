import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { isArchived, type AssetType } from '#shared/assets/asset-type.ts';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { searchTerms } from '#shared/list/search-text.ts';
import { fold } from '#shared/values/fold.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { assets } from './assets.ts';
import { isFree } from './stock.ts';
import { assetTypeCollection, typeIdNow } from './asset-types.ts';

type Counts = { asset_count: number; stock_count: number };

/** How many assets of each type the actor sees, and can give out. */
const countByType = async (actor: Actor): Promise<(typeId: number) => Counts> => {
  const { rows, view } = await assets(actor).open({ segment_id: 'all', show_deleted_only: '0' });
  const seen = matchingRows(rows, { search_term: '', orderby_direction: 'asc' }, view);
  const byType = Map.groupBy(seen, ({ assetTypeId }) => assetTypeId);
  const mayGiveOut = !isTeamScoped(actor);
  return (typeId) => {
    const ofType = byType.get(typeId) ?? [];
    return { asset_count: ofType.length, stock_count: mayGiveOut ? ofType.filter(isFree).length : 0 };
  };
};

/** The type that assets have instead since a merge. */
const mergedInto = ({ merged_into: into }: AssetType): AssetTypeOut['merged_into'] => {
  const now = into ? assetTypeCollection.rows.get(typeIdNow(into)) : undefined;
  return now ? { id: now.id, name: now.name } : null;
};

const present = (type: AssetType, picture: string | null, counts: Counts): AssetTypeOut => ({
  id: type.id,
  version: type.version,
  name: type.name,
  picture,
  ...counts,
  life_years: type.life_years ?? null,
  archived: type.archived ?? 0,
  merged_into: mergedInto(type),
});

export const handler = serve(listAssetTypes, async ({ query, actor }) => {
  const { keyword, with_archived: withArchived, page, per_page: perPage } = query;
  const countOf = await countByType(actor);
  const words = searchTerms(keyword);
  // Reading the assets brought the types up to date.
  const matching = [...assetTypeCollection.rows.all()]
    .filter((type) => withArchived === '1' || !isArchived(type))
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const shown = matching.slice((page - 1) * perPage, page * perPage);
  const picture = await pictureLinks(shown.map((type) => type.picture));
  return { data: shown.map((type) => present(type, picture(type.picture), countOf(type.id))), count: matching.length };
});
