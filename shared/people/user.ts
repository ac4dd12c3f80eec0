import * as z from 'zod';
import { membership } from '#shared/permissions/actor.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** Someone who can sign in, with his rights. `subject` is the identity provider's name for him. */
export const user = membership.extend({
  id,
  version,
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  /** The person this user is, 0 when he is nobody in the company (support, reseller). */
  employee_id: z.int().nonnegative(),
  active: flag,
  /** While a support user acts as someone else: that user's id. */
  impersonating_user_id: z.int().nonnegative(),
  /** Epoch seconds: who signed in then or before has to sign in again. */
  sessions_revoked_at: z.int().nonnegative().optional(),
});
export type User = z.infer<typeof user>;
