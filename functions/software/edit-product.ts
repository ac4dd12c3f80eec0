import { editProduct } from '#shared/contract/software/edit-product.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { DELETED_PRODUCT } from './product-store.ts';
import { presentProduct, products } from './products.ts';

export const handler = serve(editProduct, ({ body: { product_id: id, version, ...body }, actor, commit }) =>
  editRecord({
    of: ['software_product', id],
    version,
    commit,
    read: () => products(actor).toChange(id),
    archived: DELETED_PRODUCT,
    present: presentProduct,
    plan: async (before) => {
      const { issues, writes, changed } = await products(actor).plan(id, before, body);
      assertNoIssues(issues, 'form_invalid');
      return { writes: changed ? writes : [], answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
