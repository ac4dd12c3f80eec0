import { suggest } from '#shared/contract/software/suggest.ts';
import { domainOf } from '#shared/software/product.rules.ts';
import { fold } from '#shared/values/fold.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { catalogue, logoOf, type KnownProduct } from './catalogue.ts';
import { productCollection } from './product-store.ts';

const SUGGESTED = 8;

type Suggestion = KnownProduct & { id: number | null };
const NO_MATCH = 3;

/** 0 when a product has that name, 1 when it begins with the words, 2 when it contains them, otherwise NO_MATCH. */
const rankOf = ({ name, domain }: KnownProduct, words: string): number => {
  const texts = [fold(name), domain];
  if (texts[0] === words) return 0;
  if (texts.some((text) => text.startsWith(words))) return 1;
  return texts.some((text) => text.includes(words)) ? 2 : NO_MATCH;
};

const byUse = (one: { deleted: number }, other: { deleted: number }): number => other.deleted - one.deleted;

/** The products to suggest; the company's own, those in use first of all, replace those of the same name. */
const suggestible = async (): Promise<Suggestion[]> => {
  const own = [...(await productCollection.refresh()).all()].toSorted(byUse).map(({ id, name, url, deleted }) => ({
    name,
    domain: domainOf(url),
    logo: logoOf(url),
    id: deleted === 0 ? id : null,
  }));
  const byName = new Map(
    [...catalogue.map((known) => ({ ...known, id: null })), ...own].map((product) => [fold(product.name), product]),
  );
  return [...byName.values()];
};

export const handler = serve(suggest, async ({ query }) => {
  const words = fold(query.query.trim());
  if (words === '') return [];
  return (await suggestible())
    .map((product) => ({ product, rank: rankOf(product, words) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank || one.product.name.localeCompare(other.product.name))
    .slice(0, SUGGESTED)
    .map(({ product: { name, logo, domain, id } }) => ({ name, logo, domain, id }));
});
