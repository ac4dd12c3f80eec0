import * as z from 'zod';
import { productFieldsIn } from '#shared/contract/software/product.ts';
import type { License } from '#shared/software/license.ts';
import type { Product } from '#shared/software/product.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { AppError } from '#shared/errors/problem.ts';
import { readEntities } from '#functions/platform/storage/change-feed.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { licenses } from './licenses.ts';
import { planProductChange } from './product-changes.ts';
import { productStore } from './product-store.ts';
import { products } from './products.ts';

const { seat_cost, cost_period, renewal_date } = productFieldsIn;
const fields = z.strictObject({ seat_cost, cost_period, renewal_date });
type Own = z.output<typeof fields>;

/** Products in bulk edit: each as if its form was saved. */
export const productsInBulk: BulkEdit<Product, Own> = {
  plural: 'software products',
  fields,
  issues: async () => [],
  async open(actor, ids) {
    products(actor).assertMayChange();
    const known = new Map((await readEntities<Product>(productStore.type, ids)).map((each) => [each.id, each]));
    const toChange = (id: number): Product => {
      const found = known.get(id);
      if (!found) throw new AppError('not_found');
      return found;
    };
    return {
      toChange,
      plan: (before, own, extras) => planProductChange({ actor, id: before.id, before, body: own, at: now(), extras }),
    };
  },
};

/** Licences in bulk edit: custom fields and tags; who has one is changed one at a time. */
export const licensesInBulk: BulkEdit<License> = {
  plural: 'licences',
  fields: z.strictObject({}),
  issues: async () => [],
  async open(actor, ids) {
    const toChange = await licenses(actor).manyToChange(ids);
    return { toChange, plan: () => ({ changed: false, issues: [], writes: [] }) };
  },
};
