import type { RowIndex } from '#shared/list/row-index.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { LicenseCounts, ProductRow } from '#shared/software/product.columns.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import type { Joinable } from '#functions/platform/storage/joined-rows.ts';
import { licenseCollection } from './license-store.ts';
import { productLayout, productStore, type ListedProduct } from './product-store.ts';

/** The product of a counted licence, and those of the product's counts that include the licence. */
type Counted = { product: number; as: readonly (keyof LicenseCounts)[] };

const noLicenses: LicenseCounts = { active_count: 0, inactive_count: 0, left_count: 0 };
const counted = new Map<number, Counted>();
const counts = new Map<number, LicenseCounts>();

const add = ({ product, as }: Counted, by: 1 | -1): void => {
  const now = { ...(counts.get(product) ?? noLicenses) };
  for (const key of as) now[key] += by;
  counts.set(product, now);
};

/** A licence that begins later is counted nowhere yet. */
const countsOf = ({ active, deleted, person_left: left }: LicenseRow): Counted['as'] => {
  if (deleted === 1) return ['inactive_count'];
  if (active === 0) return [];
  return left === 1 ? ['active_count', 'left_count'] : ['active_count'];
};

const countOf = (id: number): Counted | undefined => {
  const row = licenseCollection.rows.get(id);
  if (!row) return undefined;
  return { product: row.product_id, as: countsOf(row) };
};

/** Counts each changed licence anew; returns the products whose counts changed. */
const recount = (ids: Iterable<number>): Set<number> => {
  const products = new Set<number>();
  for (const id of ids) {
    const before = counted.get(id);
    const now = countOf(id);
    if (before) add(before, -1);
    if (now) {
      add(now, 1);
      counted.set(id, now);
    } else counted.delete(id);
    for (const each of [before, now]) if (each) products.add(each.product);
  }
  return products;
};

/** Licences as products see them: a change of a licence changes the counts of its product. */
const licenseCounts: Joinable = {
  refresh: () => licenseCollection.refresh(),
  onChange: (listener) => licenseCollection.onChange((ids) => listener(recount(ids))),
};

const productRowCollection = collection<ListedProduct, ProductRow>({
  entity: { type: productStore.type, layout: productLayout },
  joins: [{ with: licenseCounts, ids: (stored) => [stored.id] }],
  toRow: (stored) => ({ ...stored, ...(counts.get(stored.id) ?? noLicenses) }),
});

/** All products with the counts of their licences, as of now. */
export const productIndex = (): Promise<RowIndex<ProductRow>> => productRowCollection.refresh();

/** The product with its counts as of the last refresh. */
export const productRowOf = (stored: ListedProduct): ProductRow => ({
  ...stored,
  ...(counts.get(stored.id) ?? noLicenses),
});
