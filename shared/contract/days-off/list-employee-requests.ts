import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { requestStates } from '#shared/days-off/names.ts';
import { listOf } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { requestOut } from './request.ts';
import { yearIn } from './balance.ts';

export const listEmployeeRequests = endpoint({
  id: 'daysOff.listEmployeeRequests',
  method: 'GET',
  path: '/api/daysOff/employee/{employee_id}/list',
  permission: 'days:read',
  summary: 'The requests and absences of a person, latest first',
  params: z.strictObject({ employee_id: idParam }),
  query: z.strictObject({ year: yearIn.optional(), state: z.enum(requestStates).optional(), ...pageQuery(1000, 30) }),
  response: listOf(requestOut),
  errors: ['not_found'],
});
