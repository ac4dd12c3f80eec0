import { deleteProduct } from '#shared/contract/software/delete-product.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { productNameClaims, productStore } from './product-store.ts';
import { products } from './products.ts';

export const handler = serve(deleteProduct, ({ body: { product_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await products(actor).toChange(id);
    if (before.deleted) return { id };
    const after = { ...before, deleted: 1 as const, date_deactivated: today() };
    const event = recordEvent(actor, { object: 'software_product', id, type: 'software_product_deleted', payload: {} });
    return commit([productStore.update(before, after), ...productNameClaims(before, after), event], { id });
  }),
);
