import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf } from '#shared/list/list-query.ts';
import { dayOffTypeOut } from './day-off-type.ts';

export const listTypes = endpoint({
  id: 'daysOff.listTypes',
  method: 'GET',
  path: '/api/daysOff/types/list',
  permission: 'days:read',
  summary: 'The types of days off by name, inactive ones last',
  response: listOf(dayOffTypeOut),
});
