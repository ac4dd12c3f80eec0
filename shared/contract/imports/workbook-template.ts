import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedNow } from './import.ts';

export const workbookTemplate = endpoint({
  id: 'imports.workbookTemplate',
  method: 'GET',
  path: '/api/imports/workbook',
  permission: 'signed-in',
  byKey: true,
  access: 'write',
  summary: 'An Excel file with a sheet for each kind of import that the user may do; needs an import right',
  response: exportedNow,
});
