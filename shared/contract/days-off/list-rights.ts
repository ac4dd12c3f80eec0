import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { version } from '#shared/values/wire.ts';
import { dayOffRightOut } from './right.ts';

export const listRights = endpoint({
  id: 'daysOff.listRights',
  method: 'GET',
  path: '/api/daysOff/rights/list',
  permission: 'days:read',
  summary: 'What a full-time year gives of each type with a balance',
  response: z.object({ version, data: z.array(dayOffRightOut) }),
});
