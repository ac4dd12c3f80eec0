import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { FORMER_MAX } from '#shared/people/former-employments.rules.ts';
import { employeeFieldsIn, formerEmploymentIn } from './employee.ts';
import { lastDayWarnings } from './login.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editEmployee = endpoint({
  id: 'people.editEmployee',
  method: 'POST',
  path: '/api/employees/edit',
  permission: 'people:write',
  summary: 'Edit a person',
  body: z.strictObject({
    ...employeeFieldsIn,
    id,
    version: version.optional(),
    /** All earlier employments as they should be; absent leaves them. */
    former_employments: z.array(formerEmploymentIn).max(FORMER_MAX).optional(),
  }),
  response: edited.extend({ warnings: lastDayWarnings.optional() }),
  errors: [
    'not_found',
    'stale_version',
    'archived',
    'missing_data',
    'invalid',
    'email_in_use',
    'employee_number_in_use',
    'scan_pending',
  ],
});
