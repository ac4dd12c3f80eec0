import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

/** The id of a feed is the hash of the token in its address, and does not reveal it. */
export const feedId = z.string().regex(/^[0-9a-f]{64}$/);

export const listFeeds = endpoint({
  id: 'daysOff.listFeeds',
  method: 'GET',
  path: '/api/daysOff/feeds/list',
  permission: 'days:read',
  byKey: false,
  summary:
    'Calendar feeds that live, latest first: those of the user; those of everybody for administrators of days off',
  response: z.object({
    data: z.array(
      z.object({
        id: feedId,
        team_id: id.nullable(),
        employee_id: id.nullable(),
        /** The team or the person that it shows. */
        name: z.string(),
        made_by: z.string(),
        is_own: z.boolean(),
        created_at: z.string(),
        last_read_at: z.string().nullable(),
      }),
    ),
  }),
});
