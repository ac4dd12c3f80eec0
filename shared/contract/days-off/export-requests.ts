import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';

export const exportRequests = endpoint({
  id: 'daysOff.exportRequests',
  method: 'GET',
  path: '/api/inbox/daysOff/excel',
  permission: 'days:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the list of requests to Excel',
  query: exportQuery,
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
