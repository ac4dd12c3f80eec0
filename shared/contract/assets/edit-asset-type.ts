import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pictureIn } from '#shared/contract/files/picture.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { assetTypeName, lifeYears } from './asset-type.ts';

export const editAssetType = endpoint({
  id: 'assets.editAssetType',
  method: 'POST',
  path: '/api/assetTypes/edit',
  permission: 'asset-types:edit',
  summary: 'Rename an asset type, change its picture or life, or archive and restore it, for all its assets',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: assetTypeName.optional(),
    picture: pictureIn,
    life_years: lifeYears.optional(),
    /** 0 restores the type, and takes a merge back. */
    archived: flag.optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'name_in_use', 'scan_pending'],
});
