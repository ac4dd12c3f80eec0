import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { id } from '#shared/values/wire.ts';

export const exportData = endpoint({
  id: 'people.exportData',
  method: 'POST',
  path: '/api/employees/exportData',
  permission: 'audit:read',
  access: 'write',
  limited: 'export',
  freshSignIn: true,
  summary: 'Everything held about a person as one zip, as far as its reader may see it, as a run',
  body: z.strictObject({ employee_id: id }),
  response: z.object({ run_id: runId }),
  errors: ['not_found'],
  idempotent: true,
});
