import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { balanceOut, yearIn } from './balance.ts';

export const getTrainingBalance = endpoint({
  id: 'trainings.getTrainingBalance',
  method: 'GET',
  path: '/api/trainings/employee/{employee_id}/balance',
  permission: 'trainings:read',
  summary: 'The training right of a person in a year, in days',
  params: z.strictObject({ employee_id: idParam }),
  query: z.strictObject({ year: yearIn.optional() }),
  response: balanceOut,
  errors: ['not_found'],
});
