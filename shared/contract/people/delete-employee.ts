import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { cleared, created, flag, id } from '#shared/values/wire.ts';
import { held } from './held.ts';
import { lastDayWarnings, personLogin } from './login.ts';

export const deleteEmployee = endpoint({
  id: 'people.deleteEmployee',
  method: 'POST',
  path: '/api/employees/delete',
  permission: 'people:write',
  summary: 'Deactivate a person now or after a later day, or correct that day; what they hold is named in the answer',
  body: z.strictObject({
    id,
    /** The last day. A later one plans the end: the person stays active up to and including that day. */
    active_until: cleared(wireDate),
    /** 1: the person goes on signing in afterwards. By default the login ends with the last day. */
    keep_login: flag.optional(),
  }),
  response: created.extend({
    held,
    /** The login of the person; null for somebody who does not sign in. */
    login: personLogin
      .extend({
        /** The last day of the login, today when it has ended; null when it goes on. */
        ends: dmyDate.nullable(),
      })
      .nullable(),
    warnings: lastDayWarnings,
  }),
  errors: ['not_found', 'invalid', 'email_in_use', 'employee_number_in_use'],
});
