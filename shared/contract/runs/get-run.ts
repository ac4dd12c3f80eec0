import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { itemsQuery, runId, runItem, runView } from './run.ts';

export const getRun = endpoint({
  id: 'runs.getRun',
  method: 'GET',
  path: '/api/runs/{run_id}',
  permission: 'signed-in',
  byKey: true,
  summary: 'A run with a page of its items, failed ones first; own runs, admins see all',
  params: z.object({ run_id: runId }),
  query: itemsQuery,
  response: runView.extend({ items: z.array(runItem), count: z.int().nonnegative() }),
  errors: ['not_found'],
});
