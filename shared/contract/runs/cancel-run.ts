import { endpoint } from '#shared/contract/endpoint.ts';
import { runBody, runView } from './run.ts';

export const cancelRun = endpoint({
  id: 'runs.cancelRun',
  method: 'POST',
  path: '/api/runs/cancel',
  permission: 'signed-in',
  byKey: true,
  summary: 'Stop a run; what is done stays done',
  body: runBody,
  response: runView,
  errors: ['not_found', 'run_state'],
});
