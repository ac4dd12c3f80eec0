import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { requestRow } from './request.ts';

export const listInbox = endpoint({
  id: 'daysOff.listInbox',
  method: 'GET',
  path: '/api/inbox/daysOff/list',
  permission: 'days:read',
  summary:
    'List requests; segments `to_decide`, `approved`, `declined`, `cancelled`, `absences`, `all` and custom ones',
  query: listQuery,
  response: listOf(requestRow),
  errors: ['unknown_column', 'unknown_segment'],
});
