import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { userFieldsIn } from './user.ts';

const { email, name, subject, employee_id, role, group_access, ...flags } = userFieldsIn;

export const addUser = endpoint({
  id: 'session.addUser',
  method: 'POST',
  path: '/api/users/add',
  permission: 'users:manage',
  summary: 'Give someone access; rights that are not named are not given',
  body: z.strictObject({
    email,
    name,
    role,
    subject: subject.optional(),
    employee_id: employee_id.default(0),
    group_access: group_access.default('default'),
    access_wages: flags.access_wages.default(0),
    access_employee_details: flags.access_employee_details.default(0),
    access_sensitive_settings: flags.access_sensitive_settings.default(0),
    document_access: flags.document_access.default(0),
    fleet_access: flags.fleet_access.default(0),
    can_export: flags.can_export.default(0),
    can_import: flags.can_import.default(0),
    support: flags.support.default(0),
    reseller: flags.reseller.default(0),
  }),
  response: created,
  errors: ['email_in_use', 'subject_in_use'],
  idempotent: true,
});
