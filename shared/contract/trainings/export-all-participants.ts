import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';

export const exportAllParticipants = endpoint({
  id: 'trainings.exportAllParticipants',
  method: 'GET',
  path: '/api/trainings/participants/list/excel',
  permission: 'trainings:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the current filter, sort and columns of all participants to Excel; over 5,000 rows as a run',
  query: exportQuery,
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
