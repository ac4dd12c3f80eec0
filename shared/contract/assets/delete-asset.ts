import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteAsset = endpoint({
  id: 'assets.deleteAsset',
  method: 'POST',
  path: '/api/assets/delete',
  permission: 'assets:write',
  summary: 'Archive an asset; its owner has it until today',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
