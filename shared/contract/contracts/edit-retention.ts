import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { KEPT_YEARS_MAX, KEPT_YEARS_MIN } from '#shared/contracts/retention.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';

export const editRetention = endpoint({
  id: 'contracts.editRetention',
  method: 'POST',
  path: '/api/settings/retention',
  permission: 'settings:manage',
  summary: 'Change for how many years contracts are kept; types that are absent stay as they are',
  body: z.strictObject({
    contracts: z.partialRecord(z.enum(templateTypes), z.int().min(KEPT_YEARS_MIN).max(KEPT_YEARS_MAX)),
  }),
  response: z.object({ ok: z.literal(1) }),
  errors: ['conflict'],
});
