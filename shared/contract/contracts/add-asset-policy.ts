import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { ABOUT_MAX } from '#shared/contracts/limits.ts';
import { id, idList } from '#shared/values/wire.ts';
import { policyTemplate } from './add-policy.ts';
import { policyMade } from './policy.ts';

export const addAssetPolicy = endpoint({
  id: 'contracts.addAssetPolicy',
  method: 'POST',
  path: '/api/assets/addAssetPolicy',
  permission: 'policies:add',
  summary: 'Make one policy for assets of a person',
  body: z.strictObject({ employee_id: id, selected_assets: idList(ABOUT_MAX).optional(), ...policyTemplate }),
  response: policyMade,
  errors: ['invalid', 'not_found', 'not_published', 'archived'],
  idempotent: true,
});
