import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { courseRow } from './training.ts';

/** Which courses a list shows; anything but `all` needs the right to filter by course type. */
export const trainingsFilter = z.enum(['programs', 'trainings', 'all']).default('all');

export const listTrainings = endpoint({
  id: 'trainings.listTrainings',
  method: 'GET',
  path: '/api/trainings/list',
  permission: 'trainings:read',
  summary:
    'List programs and one-off courses; segments `all`, `upcoming`, `held`, `mandatory`, `full`, `archived` and custom ones',
  query: listQuery.extend({ trainings_filter: trainingsFilter }),
  response: listOf(courseRow).extend({ program_count: z.int().nonnegative(), one_off_count: z.int().nonnegative() }),
  errors: ['unknown_column', 'unknown_segment'],
});
