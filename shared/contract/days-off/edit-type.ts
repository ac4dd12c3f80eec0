import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { typeFieldsIn, typeName } from './day-off-type.ts';

export const editType = endpoint({
  id: 'daysOff.editType',
  method: 'POST',
  path: '/api/daysOff/types/edit',
  permission: 'days:settings',
  summary: 'Change a type of days off, also for what was asked before; whether it is an absence stays',
  body: z.strictObject({ id, version: version.optional(), name: typeName.optional(), ...typeFieldsIn }),
  response: edited,
  errors: ['not_found', 'stale_version', 'name_in_use', 'invalid'],
});
