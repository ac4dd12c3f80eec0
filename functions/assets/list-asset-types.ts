import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { searchTerms } from '#shared/list/search-text.ts';
import { fold } from '#shared/values/fold.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { assets } from './assets.ts';
import { isFree } from './stock.ts';
import { assetTypeCollection } from './asset-types.ts';

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

export const handler = serve(listAssetTypes, async ({ query: { keyword, page, per_page: perPage }, actor }) => {
  const countOf = await countByType(actor);
  const words = searchTerms(keyword);
  // Reading the assets brought the types up to date.
  const matching = [...assetTypeCollection.rows.all()]
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const shown = matching.slice((page - 1) * perPage, page * perPage);
  const picture = await pictureLinks(shown.map((type) => type.picture));
  return {
    data: shown.map(({ id, version, name, picture: key }) => ({
      id,
      version,
      name,
      picture: picture(key),
      ...countOf(id),
    })),
    count: matching.length,
  };
});
