import * as z from 'zod';
import { BULK_PEOPLE_MAX, stockChoices } from '#shared/assets/asset.rules.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { bulkChoice } from '#shared/contract/records/bulk-choice.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { cleared, id } from '#shared/values/wire.ts';

export const bulkAssignAssets = endpoint({
  id: 'assets.bulkAssignAssets',
  method: 'POST',
  path: '/api/assets/bulkAssign',
  permission: 'assets:write',
  summary: 'Give each of these people an asset, new or from stock, as a run that goes person by person',
  body: z.strictObject({
    assetTypeId: cleared(z.int()),
    /**
     * `none`: everybody gets a new one. `only`: one of those in stock, in the order of their labels. `first`: those in
     * stock, and new ones for the rest.
     */
    stock: z.enum(stockChoices).default('none'),
    /** With `stock` of `only`: out of these assets, whatever their type, by id or by a list query. */
    asset_ids: bulkChoice.ids,
    query: bulkChoice.query,
    /** The price of each new one in EUR, without VAT. */
    price: cleared(wireMoney),
    employee_ids: z.array(id).max(BULK_PEOPLE_MAX).default([]),
    /** The day from which it counts; today by default. */
    start_date: cleared(wireDate),
    /** Makes a policy of this template for each person over what they got (docs/areas/policies.md#policies). */
    policy_template_id: id.optional(),
  }),
  response: z.object({ run_id: runId }),
  errors: ['invalid', 'unknown_column', 'unknown_segment'],
  idempotent: true,
});
