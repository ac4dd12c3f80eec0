import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, created, id } from '#shared/values/wire.ts';
import { licenseWarnings } from './license.ts';

export const deleteLicense = endpoint({
  id: 'software.deleteLicense',
  method: 'POST',
  path: '/api/software/licenses/delete',
  permission: 'software:write',
  summary: 'Deactivate a licence; a day that lies ahead plans the end, another day corrects it',
  body: z.strictObject({
    license_id: id,
    /** First day without it; today by default. */
    end_date: cleared(wireDate),
  }),
  response: created.extend(licenseWarnings),
  errors: ['not_found', 'archived', 'period_overlap', 'licence_active_exists'],
});
