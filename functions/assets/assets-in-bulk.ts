import * as z from 'zod';
import { assetFieldsIn } from '#shared/contract/assets/asset.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, id } from '#shared/values/wire.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { givenLateIssues } from '#functions/platform/assignments/given-late.ts';
import { personIssues } from '#functions/platform/directory/employees.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { typeIssues } from './asset-types.ts';
import { assets } from './assets.ts';

const { owner_employee_id, price, vendor } = assetFieldsIn;
// Every asset has a type, so it cannot be cleared.
const fields = z.strictObject({
  assetTypeId: id.optional(),
  owner_employee_id,
  price,
  vendor,
  change_date: cleared(wireDate),
});
type Own = z.output<typeof fields>;

/** The day of a change of owner is one field in bulk, and two in the form of an asset. */
const asDay = (each: Issue): Issue =>
  ['start_date_new_owner', 'end_date_old_owner'].includes(each.path) ? { ...each, path: 'change_date' } : each;

/**
 * Assets in bulk edit: each as if its form was saved. A change of owner starts on its day, today by default; what is
 * with that owner already stays as it is.
 */
export const assetsInBulk: BulkEdit<Asset, Own> = {
  fields,

  issues: async (actor, { assetTypeId, owner_employee_id: owner = 0, change_date: day }) => [
    ...(assetTypeId === undefined ? [] : await typeIssues(assetTypeId)),
    ...(await personIssues(actor, owner, 'owner_employee_id')),
    ...givenLateIssues(owner, day, 'change_date'),
  ],

  async open(actor, ids) {
    const register = assets(actor);
    const toChange = await register.manyToChange(ids);
    return {
      toChange: (assetId) => toChange(assetId).asset,
      async plan({ id: assetId }, { change_date, owner_employee_id: owner, ...own }, extras) {
        const seen = toChange(assetId);
        const day = change_date ?? today();
        const dates = { start_date_new_owner: day, end_date_old_owner: day };
        const isNew = owner !== undefined && owner !== seen.asset.owner_employee_id;
        const body = isNew ? { ...own, owner_employee_id: owner } : own;
        const { changed, issues, writes } = await register.plan(assetId, body, dates, { seen, extras });
        return { changed, issues: issues.map(asDay), writes };
      },
    };
  },
};
