import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { employeeBody } from './employee.ts';
import { lastDayWarnings } from './login.ts';

export const addEmployee = endpoint({
  id: 'people.addEmployee',
  method: 'POST',
  path: '/api/employees/add',
  permission: 'people:write',
  summary: 'Add a person',
  body: employeeBody,
  response: created.extend({ warnings: lastDayWarnings.optional() }),
  errors: ['missing_data', 'invalid', 'email_in_use', 'employee_number_in_use', 'scan_pending'],
  idempotent: true,
});
