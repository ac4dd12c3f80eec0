import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { holidayOut } from '#shared/contract/days-off/holiday.ts';
import { yearIn } from '#shared/contract/days-off/balance.ts';
import { teamMinimum } from '#shared/contract/days-off/team-minimum.ts';
import { id } from '#shared/values/wire.ts';
import { entryOut, legendType } from './entry.ts';

export const getMonth = endpoint({
  id: 'calendar.getMonth',
  method: 'GET',
  path: '/api/calendar/month',
  permission: 'days:read',
  summary:
    'A month or three of people by team and name, a page of them: what each has on each day, holidays, locked months',
  query: listQuery.extend({
    year: yearIn,
    month: z
      .union([
        z
          .string()
          .regex(/^\d{1,2}$/)
          .transform(Number),
        z.int(),
      ])
      .pipe(z.int().min(1).max(12)),
    /** How many months are shown, from that one on. */
    months: z.enum(['1', '3']).default('1'),
    /** Only people with days of this type. */
    type_id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .optional(),
  }),
  response: z.object({
    year: z.int(),
    month: z.int(),
    months: z.int(),
    holidays: z.array(holidayOut),
    types: z.array(legendType),
    /** Months up to four before or after it that were pushed to payroll (`yyyy-mm`), for how many of all people of the query. */
    locked_months: z.array(z.object({ month: z.string(), people: z.int().positive() })),
    /** The teams of all people of the query that ask for a number of people at work, whoever of them is shown. */
    minimums: z.array(teamMinimum),
    data: z.array(
      z.object({
        /** Equals `employee_id`. */
        id,
        employee_id: id,
        name: z.string(),
        avatar: z.string().nullable(),
        team_ids: z.array(id),
        team_names: z.string(),
        /** All that is shown was pushed to payroll for this person. */
        locked: z.boolean(),
        /** The months among those shown (`yyyy-mm`) that were pushed to payroll for this person. */
        locked_months: z.array(z.string()),
        /** Minutes of each day of the months by the schedule; 0 on free days, holidays and days without employment. */
        schedule: z.array(z.int().nonnegative()),
        days: z.array(entryOut),
        /** The minutes left of the year over all types with a balance that are counted in days; null without any. */
        left: z.int().nullable(),
        day_minutes: z.int().nonnegative(),
      }),
    ),
    count: z.int().nonnegative(),
  }),
  errors: ['unknown_segment', 'unknown_column'],
});
