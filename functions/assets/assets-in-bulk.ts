import * as z from 'zod';
import { assetFieldsIn } from '#shared/contract/assets/asset.ts';
import { id } from '#shared/values/wire.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { personIssues } from '#functions/platform/directory/employees.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { typeIssues } from './asset-types.ts';
import { assets } from './assets.ts';

const { owner_employee_id, price, vendor } = assetFieldsIn;
// Every asset has a type, so it cannot be cleared.
const fields = z.strictObject({ assetTypeId: id.optional(), owner_employee_id, price, vendor });
type Own = z.output<typeof fields>;

/** Assets in bulk edit: each as if its form was saved today; a change of owner starts today. */
export const assetsInBulk: BulkEdit<Asset, Own> = {
  plural: 'assets',
  fields,

  issues: async (actor, { assetTypeId, owner_employee_id: owner = 0 }) => [
    ...(assetTypeId === undefined ? [] : await typeIssues(assetTypeId)),
    ...(await personIssues(actor, owner, 'owner_employee_id')),
  ],

  async open(actor, ids) {
    const register = assets(actor);
    const toChange = await register.manyToChange(ids);
    return {
      toChange: (assetId) => toChange(assetId).asset,
      plan({ id: assetId }, own, extras) {
        const dates = { start_date_new_owner: today(), end_date_old_owner: today() };
        return register.plan(assetId, own, dates, { seen: toChange(assetId), extras });
      },
    };
  },
};
