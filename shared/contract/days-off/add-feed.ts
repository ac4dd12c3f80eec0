import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { feedId } from './list-feeds.ts';

/** Not idempotent: under an Idempotency-Key the answer would be stored, and the token of the address with it. */
export const addFeed = endpoint({
  id: 'daysOff.addFeed',
  method: 'POST',
  path: '/api/daysOff/feeds/add',
  permission: 'days:read',
  byKey: false,
  summary: 'Make a calendar feed of a team or of a person; its address is told this once and shows what its maker sees',
  body: z.strictObject({ team_id: id.optional(), employee_id: id.optional() }),
  response: z.object({ id: feedId, url: z.string() }),
  errors: ['not_found', 'invalid'],
});
