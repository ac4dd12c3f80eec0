import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { userFieldsIn } from './user.ts';

export const editUser = endpoint({
  id: 'session.editUser',
  method: 'POST',
  path: '/api/users/edit',
  permission: 'users:manage',
  summary: 'Change a user, their role and rights; `active: 1` gives a deactivated user access again',
  body: z.strictObject({
    ...z.object(userFieldsIn).partial().shape,
    id,
    version: version.optional(),
    active: flag.optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'email_in_use', 'subject_in_use', 'last_admin'],
});
