import { addProduct } from '#shared/contract/software/add-product.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { productIssues } from '#shared/software/product.rules.ts';
import { INSERTED_BY_HAND } from '#shared/software/product.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { ProductExistsError, productNamed, productStore } from './product-store.ts';
import { products } from './products.ts';

export const handler = serve(addProduct, async ({ body, actor, commit }) => {
  const { return_existing: takesExisting, excel_import_id = null, insert_method, ...fields } = body;
  assertNoIssues(productIssues({ name: fields.name, url: fields.url }), 'form_invalid');
  try {
    const existing = await productNamed(fields.name ?? '');
    if (existing) throw new ProductExistsError(existing.id);
    const id = await productStore.reserveIds();
    const inserted = { excel_import_id, insert_method: insert_method || INSERTED_BY_HAND };
    const { writes } = await products(actor).plan(id, undefined, fields, { inserted });
    return await commit(writes, { id });
  } catch (error) {
    if (error instanceof ProductExistsError && takesExisting === 1) return { id: error.id };
    throw error;
  }
});
