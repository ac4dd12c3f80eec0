import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { feedId } from './list-feeds.ts';

export const revokeFeed = endpoint({
  id: 'daysOff.revokeFeed',
  method: 'POST',
  path: '/api/daysOff/feeds/revoke',
  permission: 'days:read',
  byKey: false,
  summary: 'Revoke a calendar feed of oneself; administrators of days off revoke any',
  body: z.strictObject({ id: feedId }),
  response: z.object({ id: feedId }),
  errors: ['not_found'],
});
