import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const listAvailablePrograms = endpoint({
  id: 'trainings.listAvailablePrograms',
  method: 'GET',
  path: '/api/trainings/programs/available',
  permission: 'trainings:read',
  summary: 'The programs to which a one-off course can be added, by name',
  response: z.object({
    programs: z.array(z.object({ id, name: z.string(), session_count: z.int().nonnegative() })),
  }),
});
