import { endpoint } from '#shared/contract/endpoint.ts';
import { recordedRow } from '#shared/contract/records/recorded.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { employeeRowOut } from './employee.ts';

export const listEmployees = endpoint({
  id: 'people.listEmployees',
  method: 'GET',
  path: '/api/employees/list',
  permission: 'people:read',
  summary: 'List people; deactivated ones only in the segment `inactive`',
  query: listQuery,
  response: listOf(employeeRowOut.extend(recordedRow)),
  errors: ['unknown_column', 'unknown_segment'],
});
