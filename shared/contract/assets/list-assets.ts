import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import * as z from 'zod';
import { assetRow } from './asset.ts';

export const listAssets = endpoint({
  id: 'assets.listAssets',
  method: 'GET',
  path: '/api/assets/list',
  permission: 'assets:read',
  summary: 'List assets; segments `all`, `in_stock`, `archived` and custom ones',
  query: listQuery,
  response: listOf(assetRow).extend({ has_archived_assets: z.boolean() }),
  errors: ['unknown_column', 'unknown_segment'],
});
