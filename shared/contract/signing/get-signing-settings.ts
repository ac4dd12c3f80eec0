import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, version } from '#shared/values/wire.ts';

export const getSigningSettings = endpoint({
  id: 'signing.getSigningSettings',
  method: 'GET',
  path: '/api/settings/signing',
  permission: 'contracts:read',
  summary: 'How contracts are signed here',
  response: z.object({
    version,
    /** 1: contracts that the law wants qualified are never signed with a simple signature. */
    forbid_simple: flag,
    /** 1: the signed file goes along with the mail; else a link for 30 days. */
    mail_file: flag,
    /** 1: there is a provider of signatures. */
    has_provider: flag,
    provider_name: z.string().nullable(),
    /** 0: signatures of the provider are for tries only. */
    provider_is_real: flag,
  }),
});
