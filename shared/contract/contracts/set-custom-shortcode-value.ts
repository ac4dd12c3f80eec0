import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { shortcode } from '#shared/contract/templates/template.ts';
import { SHORTCODE_VALUE_MAX } from '#shared/contracts/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { edited, id, version } from '#shared/values/wire.ts';

export const setCustomShortcodeValue = endpoint({
  id: 'contracts.setCustomShortcodeValue',
  method: 'POST',
  path: '/api/contracts/shortcodes/setCustomShortcodeValue',
  permission: 'contracts:write',
  summary: 'Set the value of a field by hand; blank goes back to the value of the record as it is now',
  body: z.strictObject({
    contract_id: id,
    version: version.optional(),
    shortcode,
    value: paragraph(SHORTCODE_VALUE_MAX),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state', 'invalid'],
});
