import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { readinessFilters } from '#shared/push/names.ts';
import { idParam } from '#shared/values/wire.ts';
import { monthIn, pushPersonOut, yearIn } from './push.ts';

export const listPeople = endpoint({
  id: 'push.listPeople',
  method: 'GET',
  path: '/api/integrations/{id}/people',
  permission: 'payroll:push',
  summary:
    'The people of an integration with what a push of a month would send; segments are those of people and `integration_filter_{id}`',
  params: z.object({ id: idParam }),
  query: listQuery.extend({
    year: yearIn.optional(),
    month: monthIn.optional(),
    show: z.enum(readinessFilters).default('all'),
  }),
  response: listOf(pushPersonOut).extend({
    year: z.int(),
    month: z.int(),
    /** People of the query by what they are ready for, whatever `show` says. */
    counts: z.record(z.enum(readinessFilters), z.int().nonnegative()),
    /** Everybody whom the query shows on any page and who is not blocked: those that are ticked at first. */
    ready_ids: z.array(z.int()),
    /** The moment of the last push of this month; null for never. */
    pushed_at: z.string().nullable(),
  }),
  errors: ['unknown_column', 'unknown_segment', 'invalid'],
});
