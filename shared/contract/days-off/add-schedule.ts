import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { scheduleName, weeksIn } from './schedule.ts';

export const addSchedule = endpoint({
  id: 'daysOff.addSchedule',
  method: 'POST',
  path: '/api/daysOff/schedules/add',
  permission: 'days:settings',
  summary: 'Add a work schedule',
  body: z.strictObject({ name: scheduleName, weeks: weeksIn }),
  response: created,
  errors: ['name_in_use', 'invalid'],
  idempotent: true,
});
