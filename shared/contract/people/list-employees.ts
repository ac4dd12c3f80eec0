import type * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { employeeRowOut } from './employee.ts';

const listedEmployee = employeeRowOut.extend(extrasRow);
export type ListedEmployee = z.output<typeof listedEmployee>;

export const listEmployees = endpoint({
  id: 'people.listEmployees',
  method: 'GET',
  path: '/api/employees/list',
  permission: 'people:read',
  summary: 'List people; deactivated ones only in the segment `inactive`',
  query: listQuery,
  response: listOf(listedEmployee),
  errors: ['unknown_column', 'unknown_segment'],
});
