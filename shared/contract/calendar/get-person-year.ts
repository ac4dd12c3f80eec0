import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { holidayOut } from '#shared/contract/days-off/holiday.ts';
import { yearIn } from '#shared/contract/days-off/balance.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id, idParam } from '#shared/values/wire.ts';
import { entryOut, legendType } from './entry.ts';

export const getPersonYear = endpoint({
  id: 'calendar.getPersonYear',
  method: 'GET',
  path: '/api/calendar/person/{id}',
  permission: 'days:read',
  summary: 'A year of a person: what they have on each day, holidays, locked months',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ year: yearIn.optional() }),
  response: z.object({
    year: z.int(),
    employee_id: id,
    name: z.string(),
    holidays: z.array(holidayOut),
    types: z.array(legendType),
    days: z.array(entryOut),
    /** Days without work by the schedule of the person, weekends included. */
    free_days: z.array(dmyDate),
    locked_months: z.array(z.int().min(1).max(12)),
  }),
  errors: ['not_found'],
});
