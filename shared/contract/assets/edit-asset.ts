import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';
import { assetFieldsIn, assetWarnings } from './asset.ts';

/**
 * A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. A new owner needs
 * `start_date_new_owner`, and `end_date_old_owner` as well when somebody owns the asset now.
 */
export const editAsset = endpoint({
  id: 'assets.editAsset',
  method: 'POST',
  path: '/api/assets/edit',
  permission: 'assets:write',
  summary: 'Edit an asset or hand it over',
  body: z.strictObject({
    ...assetFieldsIn,
    asset_id: id,
    version: version.optional(),
    start_date_new_owner: cleared(wireDate),
    end_date_old_owner: cleared(wireDate),
  }),
  response: edited.extend({ warnings: assetWarnings }),
  errors: ['not_found', 'stale_version', 'archived', 'invalid', 'period_overlap'],
});
