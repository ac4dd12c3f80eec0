import { search, type SearchGroup } from '#shared/contract/records/search.ts';
import { applyListQuery } from '#shared/list/apply-list-query.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { searchRank } from '#shared/records/search-rank.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import type { RecordKind } from '#functions/platform/records/record-kind.ts';
import { recordKinds } from './record-kinds.ts';

const HITS = 5;
/** The most hits by name among which the best ones are looked for. */
const RANKED = 200;

const hitsOf = async (kind: RecordKind, actor: Actor, words: string): Promise<SearchGroup | undefined> => {
  const query = listQuery.parse({ search_term: words, per_page: RANKED, orderby_column: 'name' });
  const { rows, view } = await kind.open(actor, query);
  const { data, count } = applyListQuery(rows, query, view);
  if (count === 0) return undefined;
  const ranked = data.toSorted((one, other) => searchRank(one.name, words) - searchRank(other.name, words));
  const first = ranked.slice(0, HITS);
  const picture = await pictureLinks(first.map((row) => kind.pictureOf?.(row) ?? null));
  const hits = first.map((row) => ({
    id: row.id,
    name: row.name,
    fact: kind.factOf(row),
    ...(kind.pictureOf && { picture: picture(kind.pictureOf(row)) }),
  }));
  return { object_type: kind.object, count, hits };
};

export const handler = serve(search, async ({ query, actor }) => {
  if (query.query.trim() === '') return { data: [] };
  const readable = recordKinds.filter(({ read }) => can(actor, read));
  const groups = await Promise.all(readable.map((kind) => hitsOf(kind, actor, query.query)));
  return { data: groups.filter((group) => group !== undefined) };
});
