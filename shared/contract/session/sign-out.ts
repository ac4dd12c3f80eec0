import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';

export const signOut = endpoint({
  id: 'session.signOut',
  method: 'POST',
  path: '/api/profile/signOut',
  permission: 'signed-in',
  summary: 'End this sign-in: its tokens are refused, and the browser forgets what the app keeps in it',
  body: z.strictObject({}),
  response: created,
  clearsBrowser: true,
});
