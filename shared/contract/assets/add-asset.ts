import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/dates.ts';
import { cleared, created, personRef } from '#shared/values/wire.ts';
import { assetFieldsIn, assetWarnings } from './asset.ts';

const { owner_employee_id: _, ...fields } = assetFieldsIn;

export const addAsset = endpoint({
  id: 'assets.addAsset',
  method: 'POST',
  path: '/api/assets/add',
  permission: 'assets:write',
  summary: 'Add an asset, owned by a person from `start_date` (today by default) or in stock',
  body: z.strictObject({ ...fields, ownerEmployeeId: personRef.optional(), start_date: cleared(wireDate) }),
  response: created.extend({ warnings: assetWarnings }),
  errors: ['invalid'],
  idempotent: true,
});
