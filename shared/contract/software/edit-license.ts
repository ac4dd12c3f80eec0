import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';
import { licenseWarnings, usernameIn } from './license.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editLicense = endpoint({
  id: 'software.editLicense',
  method: 'POST',
  path: '/api/software/licenses/edit',
  permission: 'software:write',
  summary: 'Change the username of a licence, or give it to another person',
  body: z.strictObject({
    license_id: id,
    version: version.optional(),
    username: usernameIn,
    /** Named without `start_date`, the present person has it on and what was planned is called off. */
    employee_id: id.optional(),
    /** First day of that person, today by default; a later day plans the change, a past one moves the start. */
    start_date: cleared(wireDate),
  }),
  response: edited.extend(licenseWarnings),
  errors: ['not_found', 'stale_version', 'archived', 'licence_active_exists', 'period_overlap'],
});
