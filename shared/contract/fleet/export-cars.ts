import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';

export const exportCars = endpoint({
  id: 'fleet.exportCars',
  method: 'GET',
  path: '/api/cars/list/excel',
  permission: 'fleet:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the current filter, sort and columns to Excel; over 5,000 rows as a run',
  query: exportQuery,
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
