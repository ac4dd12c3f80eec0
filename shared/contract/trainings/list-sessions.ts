import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { courseRow } from './training.ts';

export const listSessions = endpoint({
  id: 'trainings.listSessions',
  method: 'GET',
  path: '/api/trainings/sessions/list',
  permission: 'trainings:read',
  summary: 'List the sessions of a program, by date unless sorted otherwise',
  query: listQuery.extend({ program_id: idParam }),
  response: listOf(courseRow),
  errors: ['not_found', 'unknown_column', 'unknown_segment'],
});
