import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { policyTemplate } from './add-policy.ts';
import { policyMade } from './policy.ts';

export const addCarPolicy = endpoint({
  id: 'contracts.addCarPolicy',
  method: 'POST',
  path: '/api/cars/addCarPolicy',
  permission: 'policies:add',
  summary: 'Make a policy for a vehicle, for the person who has it',
  body: z.strictObject({ car_id: id, ...policyTemplate }),
  response: policyMade.pick({ contract_id_inserted: true }),
  errors: ['invalid', 'not_found', 'not_published', 'archived'],
  idempotent: true,
});
