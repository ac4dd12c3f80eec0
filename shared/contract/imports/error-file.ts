import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedNow, importId } from './import.ts';

export const errorFile = endpoint({
  id: 'imports.errorFile',
  method: 'GET',
  path: '/api/imports/errorFile',
  permission: 'signed-in',
  byKey: true,
  access: 'write',
  limited: 'export',
  summary: 'The wrong rows as they stand in the file, with what is wrong, to correct and upload again',
  query: z.strictObject({ import_id: importId }),
  response: exportedNow,
  errors: ['not_found', 'run_state'],
});
