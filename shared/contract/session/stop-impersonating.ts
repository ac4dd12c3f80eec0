import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { profile } from './profile.ts';

export const stopImpersonating = endpoint({
  id: 'session.stopImpersonating',
  method: 'POST',
  path: '/api/profile/stopImpersonating',
  permission: 'signed-in',
  summary: 'Be oneself again',
  body: z.strictObject({}),
  response: profile,
});
