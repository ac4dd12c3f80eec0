import { suggest } from '#shared/contract/software/suggest.ts';
import { domainOf } from '#shared/software/product.rules.ts';
import { fold } from '#shared/values/fold.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { catalogue, logoOf, type KnownProduct } from './catalogue.ts';
import { productCollection } from './product-store.ts';

const SUGGESTED = 8;

/** 0 when a product begins with the words, 1 when it contains them, otherwise 2. */
const rankOf = ({ name, domain }: KnownProduct, words: string): number => {
  const texts = [fold(name), domain];
  if (texts.some((text) => text.startsWith(words))) return 0;
  return texts.some((text) => text.includes(words)) ? 1 : 2;
};

/** The products to suggest; the company's own replace those of the catalogue that have the same name. */
const suggestible = async (): Promise<KnownProduct[]> => {
  const own = [...(await productCollection.refresh()).all()].map(({ name, url }) => ({
    name,
    domain: domainOf(url),
    logo: logoOf(url),
  }));
  const byName = new Map([...catalogue, ...own].map((product) => [fold(product.name), product]));
  return [...byName.values()];
};

export const handler = serve(suggest, async ({ query }) => {
  const words = fold(query.query.trim());
  if (words === '') return [];
  return (await suggestible())
    .map((product) => ({ product, rank: rankOf(product, words) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank || one.product.name.localeCompare(other.product.name))
    .slice(0, SUGGESTED)
    .map(({ product: { name, logo, domain } }) => ({ name, logo, domain }));
});
