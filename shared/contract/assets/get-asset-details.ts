import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { policyDetails, receiptOwed } from '#shared/contract/contracts/policy.ts';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { assetDetails } from './asset.ts';

export const getAssetDetails = endpoint({
  id: 'assets.getAssetDetails',
  method: 'GET',
  path: '/api/assets/{id}/detail',
  permission: 'assets:read',
  summary: 'One asset with its owner',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    asset: assetDetails,
    asset_policy_details: policyDetails.nullable(),
    receipt_owed: receiptOwed,
    employee_details: employeeBrief.nullable(),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
