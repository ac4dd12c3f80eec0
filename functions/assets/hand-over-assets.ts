import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { assets } from './assets.ts';

/** Hands an asset to another owner or to stock: an edit of its owner that ends and starts periods on the same day. */
export const handOverAssets: HandOver = {
  object: 'asset',

  async open(actor, ids) {
    const register = assets(actor);
    const toChange = await register.manyToChange(ids);
    return {
      toChange(id) {
        const { asset } = toChange(id);
        return { stored: asset, holder: asset.deleted === 1 ? 0 : asset.owner_employee_id };
      },
      plan(id, to, day) {
        const dates = { start_date_new_owner: day, end_date_old_owner: day };
        return register.plan(id, { owner_employee_id: to }, dates, { seen: toChange(id) });
      },
    };
  },
};
