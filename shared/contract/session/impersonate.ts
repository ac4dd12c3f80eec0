import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { profile } from './profile.ts';

export const impersonate = endpoint({
  id: 'session.impersonate',
  method: 'POST',
  path: '/api/profile/impersonate',
  permission: 'users:impersonate',
  summary: 'Act as another user (support); every event names both',
  body: z.strictObject({ user_id: id }),
  response: profile,
  errors: ['not_found'],
});
