import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf } from '#shared/list/list-query.ts';
import { pageQuery, runView } from './run.ts';

export const listRuns = endpoint({
  id: 'runs.listRuns',
  method: 'GET',
  path: '/api/runs/list',
  permission: 'signed-in',
  byKey: true,
  summary: 'Runs, newest first; own runs, admins see all',
  query: z.strictObject({
    ...pageQuery(1000, 10),
    /** `1`: only runs that have not ended, which the shell shows. */
    open: z.enum(['0', '1']).default('0'),
    /** `1`: only own runs, also for admins. */
    own: z.enum(['0', '1']).default('0'),
  }),
  response: listOf(runView),
});
