import { endpoint } from '#shared/contract/endpoint.ts';
import { importBody, importStarted } from './import.ts';

export const undo = endpoint({
  id: 'imports.undo',
  method: 'POST',
  path: '/api/imports/undo',
  permission: 'signed-in',
  byKey: true,
  summary: 'Take back a committed import as a run; undoing again answers the same run',
  body: importBody,
  response: importStarted,
  errors: ['not_found', 'run_state'],
  idempotent: true,
});
