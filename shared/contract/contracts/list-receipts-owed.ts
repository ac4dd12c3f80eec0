import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { aboutRecord } from '#shared/contracts/contract.ts';
import { idParam } from '#shared/values/wire.ts';

export const listReceiptsOwed = endpoint({
  id: 'contracts.listReceiptsOwed',
  method: 'GET',
  path: '/api/contracts/receiptsOwed/{id}',
  permission: 'policies:add',
  access: 'read',
  summary: 'What a person signed a policy over, has no longer and was given no receipt of',
  params: z.strictObject({ id: idParam }),
  response: z.object({ data: z.array(aboutRecord.extend({ name: z.string() })) }),
  errors: ['not_found'],
});
