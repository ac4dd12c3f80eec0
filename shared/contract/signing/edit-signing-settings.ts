import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, version } from '#shared/values/wire.ts';

export const editSigningSettings = endpoint({
  id: 'signing.editSigningSettings',
  method: 'POST',
  path: '/api/settings/signing',
  permission: 'settings:manage',
  summary: 'Change how contracts are signed',
  body: z.strictObject({ version: version.optional(), forbid_simple: flag.optional(), mail_file: flag.optional() }),
  response: z.object({ ok: z.literal(1), version }),
  errors: ['stale_version'],
});
