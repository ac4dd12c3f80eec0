import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';

export const exportTemplates = endpoint({
  id: 'templates.exportTemplates',
  method: 'GET',
  path: '/api/contract_template/excel',
  permission: 'templates:write',
  access: 'write',
  limited: 'export',
  summary: 'Export the list of templates to Excel; needs the right to export contracts, too',
  query: exportQuery,
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
