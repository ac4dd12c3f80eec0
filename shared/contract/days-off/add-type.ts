import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dayOffKinds } from '#shared/days-off/names.ts';
import { created } from '#shared/values/wire.ts';
import { typeFieldsIn, typeName } from './day-off-type.ts';

export const addType = endpoint({
  id: 'daysOff.addType',
  method: 'POST',
  path: '/api/daysOff/types/add',
  permission: 'days:settings',
  summary: 'Add a type of days off',
  body: z.strictObject({
    name: typeName,
    kind: z.enum(dayOffKinds).exclude(['training']).default('leave'),
    ...typeFieldsIn,
  }),
  response: created,
  errors: ['name_in_use', 'invalid'],
  idempotent: true,
});
