import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { id } from '#shared/values/wire.ts';

export const eraseConfirm = endpoint({
  id: 'people.eraseConfirm',
  method: 'POST',
  path: '/api/employees/eraseConfirm',
  permission: 'audit:read',
  access: 'write',
  freshSignIn: true,
  summary: 'Confirm, as a second administrator, that somebody is erased; the work is a run that nothing undoes',
  body: z.strictObject({ employee_id: id }),
  response: z.object({ run_id: runId }),
  errors: ['not_found', 'invalid', 'conflict'],
  idempotent: true,
});
