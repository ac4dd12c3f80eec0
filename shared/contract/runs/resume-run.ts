import { endpoint } from '#shared/contract/endpoint.ts';
import { runBody, runView } from './run.ts';

export const resumeRun = endpoint({
  id: 'runs.resumeRun',
  method: 'POST',
  path: '/api/runs/resume',
  permission: 'signed-in',
  byKey: true,
  summary: 'Go on with what is pending and try the failed items again',
  body: runBody,
  response: runView,
  errors: ['not_found', 'run_state'],
  idempotent: true,
});
