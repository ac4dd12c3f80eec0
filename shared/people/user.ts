import * as z from 'zod';
import { membership } from '#shared/permissions/actor.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** Someone who can sign in, with their rights. `subject` is their name at the identity provider. */
export const user = membership.extend({
  id,
  version,
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  /** The person this user is; 0 for a user outside the company (support, reseller). */
  employee_id: z.int().nonnegative(),
  active: flag,
  /** The id of the user as whom a support user acts; 0 for none. */
  impersonating_user_id: z.int().nonnegative(),
  /** The conditions of acting as that user; it ends when one of them no longer holds. */
  impersonation: z
    .object({
      /** The sign-in of the support user, and the end, in epoch seconds. */
      signed_in_at: z.int(),
      until: z.int(),
      /**
       * The version of the other user: a change of their rights, their end or that of their sessions makes a new one.
       */
      user_version: version,
    })
    .optional(),
  /** Epoch seconds. Sessions that began then or before have ended. */
  sessions_revoked_at: z.int().nonnegative().optional(),
  /** ISO instant of the last change between access and none, which ended the API keys and feeds that the user had made. */
  access_changed_at: z.string().optional(),
});
export type User = z.infer<typeof user>;
