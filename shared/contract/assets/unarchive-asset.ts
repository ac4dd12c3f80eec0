import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const unarchiveAsset = endpoint({
  id: 'assets.unarchiveAsset',
  method: 'POST',
  path: '/api/assets/unarchive',
  permission: 'assets:unarchive',
  summary: 'Unarchive an asset; nobody owns it again',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
