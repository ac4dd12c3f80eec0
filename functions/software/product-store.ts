import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { nameTaken } from '#shared/software/product.rules.ts';
import type { Product } from '#shared/software/product.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { fold } from '#shared/values/fold.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';

const PRODUCT_NAME = 'software_product_name';

/** The fields of a product that the list keeps in memory. Changing them needs the next layout version. */
export type ListedProduct = Omit<Product, 'excel_import_id' | 'insert_method'>;

export const productLayout: RowLayout<ListedProduct> = {
  version: 1,
  fields: [
    'name',
    'url',
    'seats',
    'seat_cost',
    'cost_period',
    'renewal_date',
    'deleted',
    'date_enabled',
    'date_deactivated',
    'created_at',
    ...extrasNames,
  ],
};

export const productStore = entityStore<Product>({ type: 'software_product', layout: productLayout });

/** Products as stored, where licences take names from. `productIndex` adds the counts of licences. */
export const productCollection = collection<ListedProduct, ListedProduct>({
  entity: { type: productStore.type, layout: productLayout },
  toRow: (stored) => stored,
});

export const DELETED_PRODUCT = 'This product is deleted.';

export const deletedProductError = (): AppError => new AppError('archived', { detail: DELETED_PRODUCT });

/** Another product has the name; `id` is that product, for callers that use it instead. */
export class ProductExistsError extends AppError {
  readonly id: number;

  constructor(id: number) {
    super('product_exists', { detail: `${nameTaken.message}.`, fields: [nameTaken], extras: { id } });
    this.id = id;
  }
}

const nameKey = (product: Product | undefined): string | null =>
  product && product.deleted === 0 ? fold(product.name) : null;

/** Claims a product's name; a deleted product gives its name up (docs/areas/software.md#product). */
export const productNameClaims = (before: Product | undefined, after: Product): Write[] =>
  moveClaim(PRODUCT_NAME, nameKey(before), nameKey(after), after.id, (id) => new ProductExistsError(id));

/** The product that has the name, whatever its case and accents; there is at most one. */
export const productNamed = async (name: string): Promise<ListedProduct | undefined> => {
  const wanted = fold(name);
  for (const row of (await productCollection.refresh()).all()) {
    if (row.deleted === 0 && fold(row.name) === wanted) return row;
  }
  return undefined;
};

/** A product to assign: 422 on the field when it is unknown, 409 when it is deleted. */
export const findProduct = async (id: number): Promise<ListedProduct> => {
  const product = await productCollection.get(id);
  if (!product) {
    const unknown = issue('product_id', 'unknown_product');
    throw new AppError('form_invalid', { fields: [unknown], detail: unknown.message });
  }
  if (product.deleted === 1) throw deletedProductError();
  return product;
};
