import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { holidayNames } from '#shared/days-off/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { version } from '#shared/values/wire.ts';
import { yearIn } from './balance.ts';

export const listHolidays = endpoint({
  id: 'daysOff.listHolidays',
  method: 'GET',
  path: '/api/daysOff/holidays/list',
  permission: 'days:read',
  summary: 'The public holidays of a year as the company keeps them, and those without a day in their place',
  query: z.strictObject({ year: yearIn }),
  response: z.object({
    year: z.int(),
    /** The version of the settings of days off, which hold the chosen days. */
    version,
    /** By the day of the holiday itself; `on` is the free day, null when no day is given for it. */
    data: z.array(
      z.object({
        date: dmyDate,
        name: z.enum(holidayNames),
        on: dmyDate.nullable(),
        /**
         * Whether the holiday falls on a Sunday or on the closing day, so that the employer may choose a day in its
         * place.
         */
        can_move: z.boolean(),
      }),
    ),
  }),
});
