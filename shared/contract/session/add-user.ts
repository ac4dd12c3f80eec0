import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { userFieldsIn as fields } from './user.ts';

export const addUser = endpoint({
  id: 'session.addUser',
  method: 'POST',
  path: '/api/users/add',
  permission: 'users:manage',
  summary: 'Give someone access; rights that are not named are not given',
  body: z.strictObject({
    email: fields.email,
    name: fields.name,
    role: fields.role,
    subject: fields.subject.optional(),
    employee_id: fields.employee_id.default(0),
    group_access: fields.group_access.default('default'),
    access_wages: fields.access_wages.default(0),
    access_employee_details: fields.access_employee_details.default(0),
    access_sensitive_settings: fields.access_sensitive_settings.default(0),
    document_access: fields.document_access.default(0),
    fleet_access: fields.fleet_access.default(0),
    can_export: fields.can_export.default(0),
    can_import: fields.can_import.default(0),
    support: fields.support.default(0),
    reseller: fields.reseller.default(0),
  }),
  response: created,
  errors: ['email_in_use', 'subject_in_use'],
  idempotent: true,
});
