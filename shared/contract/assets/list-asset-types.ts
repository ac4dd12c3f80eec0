import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { listOf } from '#shared/list/list-query.ts';
import { assetTypeOut } from './asset-type.ts';

export const listAssetTypes = endpoint({
  id: 'assets.listAssetTypes',
  method: 'GET',
  path: '/api/assetTypes/list',
  permission: 'assets:read',
  summary: 'Asset types by name; archived ones only with `with_archived`',
  query: z.strictObject({
    keyword: z.string().max(SEARCH_MAX).default(''),
    with_archived: z.enum(['0', '1']).default('0'),
    ...pageQuery(1000, 10),
  }),
  response: listOf(assetTypeOut),
});
