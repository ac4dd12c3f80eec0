import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { KEPT_YEARS_MAX, KEPT_YEARS_MIN } from '#shared/contracts/retention.rules.ts';
import { keptData, type KeptClass } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { version } from '#shared/values/wire.ts';
import { versionedRetention } from './retention.ts';

const monthsOf = (name: KeptClass) => z.int().min(keptData[name].min).max(keptData[name].max).optional();

export const editRetention = endpoint({
  id: 'contracts.editRetention',
  method: 'POST',
  path: '/api/settings/retention',
  permission: 'settings:manage',
  summary: 'Change for how long what is kept; types and classes that are absent stay as they are',
  body: z.strictObject({
    version: version.optional(),
    contracts: z.partialRecord(z.enum(templateTypes), z.int().min(KEPT_YEARS_MIN).max(KEPT_YEARS_MAX)).optional(),
    months: z
      .strictObject({
        mail: monthsOf('mail'),
        contract_drafts: monthsOf('contract_drafts'),
        leaver_documents: monthsOf('leaver_documents'),
        leaver_records: monthsOf('leaver_records'),
        payroll: monthsOf('payroll'),
      })
      .optional(),
  }),
  response: versionedRetention.extend({ ok: z.literal(1) }),
  errors: ['stale_version'],
});
