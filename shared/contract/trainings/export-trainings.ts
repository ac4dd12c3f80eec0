import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';
import { trainingsFilter } from './list-trainings.ts';

export const exportTrainings = endpoint({
  id: 'trainings.exportTrainings',
  method: 'GET',
  path: '/api/trainings/list/excel',
  permission: 'trainings:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the current filter, sort and columns of the courses to Excel; over 5,000 rows as a run',
  query: exportQuery.extend({ trainings_filter: trainingsFilter }),
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
