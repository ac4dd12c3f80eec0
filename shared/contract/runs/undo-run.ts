import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runBody, runId } from './run.ts';

export const undoRun = endpoint({
  id: 'runs.undoRun',
  method: 'POST',
  path: '/api/runs/undo',
  permission: 'signed-in',
  byKey: true,
  summary: 'Take back what an ended run did, as a run; undoing again answers the same run',
  body: runBody,
  response: z.object({ run_id: runId }),
  errors: ['not_found', 'run_state'],
  idempotent: true,
});
