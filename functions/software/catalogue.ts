import { domainOf } from '#shared/software/product.rules.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { fold } from '#shared/values/fold.ts';
import catalogueFile from '#shared/software/catalogue.json' with { type: 'json' };

/** A well-known product; `logo` names its icon in the CC0 set, where that has one. */
export type KnownProduct = { name: string; domain: string; logo: string | null };

export const catalogue: readonly KnownProduct[] = catalogueFile;

const logos = new Map(catalogue.map(({ domain, logo }) => [domain, logo]));

const findLogo = (url: string): string | null => {
  const domain = domainOf(url);
  return logos.get(domain) ?? logos.get(domain.split('.').slice(-2).join('.')) ?? null;
};

/** A list asks for the same few addresses again and again, and parsing one is expensive. */
const logoCache = new LruCache<{ logo: string | null }>(1_000);

/** The icon of the product at that address; a subdomain has the icon of its domain. */
export const logoOf = (url: string): string | null => logoCache.getOrMake(url, () => ({ logo: findLogo(url) })).logo;

const byName = new Map(catalogue.map((knownProduct) => [fold(knownProduct.name), knownProduct]));

/** The address of a well-known product by its name. */
export const urlOfKnown = (name: string): string | undefined => {
  const knownProduct = byName.get(fold(name));
  return knownProduct && `https://${knownProduct.domain}`;
};
