import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pictureIn } from '#shared/contract/files/picture.ts';
import { created, flag } from '#shared/values/wire.ts';
import { assetTypeName, lifeYears } from './asset-type.ts';

/**
 * Users who may assign assets may add their types, too: the picker leads here and back
 * (docs/areas/assets.md#asset-types).
 */
export const addAssetType = endpoint({
  id: 'assets.addAssetType',
  method: 'POST',
  path: '/api/assetTypes/add',
  permission: 'assets:write',
  summary: 'Add an asset type; with `return_existing` a known name answers the type that has it',
  body: z.strictObject({
    name: assetTypeName,
    picture: pictureIn,
    life_years: lifeYears.optional(),
    return_existing: flag.optional(),
  }),
  response: created,
  errors: ['name_in_use', 'scan_pending'],
  idempotent: true,
});
