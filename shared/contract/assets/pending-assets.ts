import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { assetOut } from './asset.ts';

export const pendingAssets = endpoint({
  id: 'assets.pendingAssets',
  method: 'GET',
  path: '/api/assets/pending',
  permission: 'assets:read',
  summary: 'Assets of a person that wait for acceptance',
  query: z.strictObject({ owner_employee_id: idParam }),
  response: z.object({ data: z.array(assetOut) }),
  errors: ['not_found'],
});
