import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';

/** The type that goes is archived and points at the other one: restoring it takes the merge back. */
export const mergeAssetTypes = endpoint({
  id: 'assets.mergeAssetTypes',
  method: 'POST',
  path: '/api/assetTypes/merge',
  permission: 'asset-types:edit',
  summary: 'Merge an asset type into another one, which all its assets then have; restoring it takes that back',
  body: z.strictObject({ id, version: version.optional(), into: id }),
  response: edited,
  errors: ['not_found', 'stale_version'],
});
