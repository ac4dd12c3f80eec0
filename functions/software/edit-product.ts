import { editProduct } from '#shared/contract/software/edit-product.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { deletedProduct, presentProduct, products } from './products.ts';

export const handler = serve(editProduct, ({ body: { product_id: id, version, ...body }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const things = products(actor);
    const before = await things.toChange(id);
    if (before.deleted) throw deletedProduct();
    if (version !== undefined && version !== before.version)
      throw staleVersion(await presentProduct(before), before.version);
    const { issues, writes, changed } = await things.plan(id, before, body);
    assertNoIssues(issues, 'form_invalid');
    return changed ? commit(writes, { id, version: before.version + 1 }) : { id, version: before.version };
  }),
);
