import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { employeeFieldsIn } from './employee.ts';
import { lastDayWarnings } from './login.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editEmployee = endpoint({
  id: 'people.editEmployee',
  method: 'POST',
  path: '/api/employees/edit',
  permission: 'people:write',
  summary: 'Edit a person',
  body: z.strictObject({ ...employeeFieldsIn, id, version: version.optional() }),
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
