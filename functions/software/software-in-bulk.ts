import * as z from 'zod';
import { productFieldsIn } from '#shared/contract/software/product.ts';
import type { License } from '#shared/software/license.ts';
import type { Product } from '#shared/software/product.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { licenses } from './licenses.ts';
import { planProductChange } from './product-changes.ts';
import { products } from './products.ts';

const { seat_cost, cost_period, renewal_date } = productFieldsIn;
const fields = z.strictObject({ seat_cost, cost_period, renewal_date });
type Own = z.output<typeof fields>;

/** Products in bulk edit: each as if its form was saved. */
export const productsInBulk: BulkEdit<Product, Own> = {
  fields,
  issues: async () => [],
  async open(actor, ids) {
    return {
      toChange: await products(actor).manyToChange(ids),
      plan: (before, own, extras) => planProductChange({ actor, id: before.id, before, body: own, at: now(), extras }),
    };
  },
};

/** Licences in bulk edit: only custom fields and tags; their people are changed one at a time. */
export const licensesInBulk: BulkEdit<License> = {
  fields: z.strictObject({}),
  issues: async () => [],
  async open(actor, ids) {
    const toChange = await licenses(actor).manyToChange(ids);
    return { toChange, plan: () => ({ changed: false, issues: [], writes: [] }) };
  },
};
