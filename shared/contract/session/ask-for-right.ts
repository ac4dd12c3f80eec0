import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { permissions } from '#shared/permissions/rules.ts';

const PAGE_MAX = 200;

export const askForRight = endpoint({
  id: 'session.askForRight',
  method: 'POST',
  path: '/api/profile/askForRight',
  permission: 'signed-in',
  summary: 'Ask the administrators by mail for a right that the user lacks; once a day for each right',
  body: z.strictObject({
    permission: z.enum(permissions),
    /** The path of the page that could not be opened; it stands in the mail, so it has no words of its own. */
    page: z
      .string()
      .max(PAGE_MAX)
      .regex(/^\/[\w/-]*$/),
  }),
  response: z.object({
    /** How many administrators have been asked today; 0 for who has the right, a key, and who acts as somebody. */
    asked: z.int().nonnegative(),
  }),
});
