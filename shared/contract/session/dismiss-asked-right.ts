import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { permissions } from '#shared/permissions/rules.ts';
import { id } from '#shared/values/wire.ts';

export const dismissAskedRight = endpoint({
  id: 'session.dismissAskedRight',
  method: 'POST',
  path: '/api/users/askedRights/dismiss',
  permission: 'users:manage',
  summary: 'Say that a right which a user asked for is not given; the user is told nothing and may ask again',
  body: z.strictObject({ user_id: id, permission: z.enum(permissions) }),
  response: z.object({ user_id: id, permission: z.enum(permissions) }),
  errors: ['not_found'],
});
