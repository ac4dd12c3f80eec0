import { undeleteProduct } from '#shared/contract/software/undelete-product.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { productNameClaims, productStore } from './product-store.ts';
import { products } from './products.ts';

export const handler = serve(undeleteProduct, ({ body: { product_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await products(actor).toChange(id);
    if (!before.deleted) return { id };
    // The licences of a deleted product count as ended without being written, so they are back with the product.
    const after = { ...before, deleted: 0 as const, date_deactivated: null };
    const event = recordEvent(actor, {
      object: 'software_product',
      id,
      type: 'software_product_undeleted',
      payload: {},
    });
    return commit([productStore.update(before, after), ...productNameClaims(before, after), event], { id });
  }),
);
