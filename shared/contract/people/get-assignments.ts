import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { idParam } from '#shared/values/wire.ts';
import { held } from './held.ts';

export const getAssignments = endpoint({
  id: 'people.getAssignments',
  method: 'GET',
  path: '/api/employees/{id}/assignments',
  permission: 'people:read',
  summary: 'What a person holds on a day, today by default',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ on: wireDate.optional() }),
  response: held.extend({ on: dmyDate }),
  errors: ['not_found'],
});
