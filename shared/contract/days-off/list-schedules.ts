import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf } from '#shared/list/list-query.ts';
import { scheduleOut } from './schedule.ts';

export const listSchedules = endpoint({
  id: 'daysOff.listSchedules',
  method: 'GET',
  path: '/api/daysOff/schedules/list',
  permission: 'days:read',
  summary: 'The work schedules by name',
  response: listOf(scheduleOut),
});
