import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedNow, importParams } from './import.ts';

export const template = endpoint({
  id: 'imports.template',
  method: 'GET',
  path: '/api/imports/{object}/template',
  permission: 'signed-in',
  byKey: true,
  access: 'write',
  summary:
    'An Excel file to fill: headers, sample rows, drop-downs of allowed values; needs the import right of the object',
  params: importParams,
  response: exportedNow,
  errors: ['not_found'],
});
