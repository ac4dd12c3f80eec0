import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { ADD_MAX } from '#shared/assets/asset.rules.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, created, id, personRef } from '#shared/values/wire.ts';
import { assetFieldsIn, assetWarnings } from './asset.ts';

const { owner_employee_id: _, ...fields } = assetFieldsIn;

export const addAsset = endpoint({
  id: 'assets.addAsset',
  method: 'POST',
  path: '/api/assets/add',
  permission: 'assets:write',
  summary:
    'Add an asset, owned by a person from `start_date` (today by default) or in stock, or several alike to stock',
  body: z.strictObject({
    ...fields,
    ownerEmployeeId: personRef.optional(),
    start_date: cleared(wireDate),
    /** The asset whose custom fields the new one gets (docs/areas/records.md#duplicates). */
    like: id.optional(),
    /** How many to add, one by default; several have neither an owner nor a serial number. */
    quantity: cleared(wireWholeNumber.pipe(z.int().min(1).max(ADD_MAX))),
  }),
  /** `id` is the first of `ids`. */
  response: created.extend({ ids: z.array(id), warnings: assetWarnings }),
  errors: ['invalid', 'not_found'],
  idempotent: true,
});
