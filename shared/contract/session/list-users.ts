import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { userRowOut } from './user.ts';

export const listUsers = endpoint({
  id: 'session.listUsers',
  method: 'GET',
  path: '/api/users/list',
  permission: 'users:read',
  summary: 'Users with their roles and rights; deactivated ones in the segment `inactive`',
  query: listQuery,
  response: listOf(userRowOut),
  errors: ['unknown_column', 'unknown_segment'],
});
