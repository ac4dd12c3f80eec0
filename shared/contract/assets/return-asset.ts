import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, created, id } from '#shared/values/wire.ts';
import { assetWarnings } from './asset.ts';

export const returnAsset = endpoint({
  id: 'assets.returnAsset',
  method: 'POST',
  path: '/api/assets/return',
  permission: 'assets:write',
  summary: 'Return an asset to stock on a day, today by default; a day that lies ahead plans it',
  body: z.strictObject({ id, end_date: cleared(wireDate) }),
  response: created.extend({ warnings: assetWarnings }),
  errors: ['not_found', 'archived', 'period_overlap'],
});
