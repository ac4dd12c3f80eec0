import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';

export const exportContracts = endpoint({
  id: 'contracts.exportContracts',
  method: 'GET',
  path: '/api/contracts/excel',
  permission: 'contracts:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the list of contracts to Excel',
  query: exportQuery,
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
