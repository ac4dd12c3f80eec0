import { endpoint } from '#shared/contract/endpoint.ts';
import { importBody, importStarted } from './import.ts';

export const commit = endpoint({
  id: 'imports.commit',
  method: 'POST',
  path: '/api/imports/commit',
  permission: 'signed-in',
  byKey: true,
  summary: 'Writes the valid rows of the last dry run as a run; committing again answers the same run',
  body: importBody,
  response: importStarted,
  errors: ['not_found', 'run_state', 'conflict'],
  idempotent: true,
});
