import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { PEOPLE_MAX } from '#shared/software/license.rules.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, id } from '#shared/values/wire.ts';

const TEAMS_MAX = 100;

export const addManyLicenses = endpoint({
  id: 'software.addManyLicenses',
  method: 'POST',
  path: '/api/software/licenses/addMany',
  permission: 'software:write',
  summary: 'Assign a product to people, to teams, to a segment of people, as a run',
  body: z.strictObject({
    product_id: id,
    employee_ids: z.array(id).max(PEOPLE_MAX).default([]),
    team_ids: z.array(id).max(TEAMS_MAX).default([]),
    /** A segment of people: `all`, `team_{id}` or the number of a custom one. */
    segment_id: z.string().max(60).optional(),
    /** The day from which it counts; today by default. */
    start_date: cleared(wireDate),
  }),
  response: z.object({ run_id: runId }),
  errors: ['archived', 'invalid', 'unknown_segment'],
  idempotent: true,
});
