import * as z from 'zod';
import { actor } from '#shared/permissions/actor.ts';
import { permissions } from '#shared/permissions/rules.ts';
import { currencies } from '#shared/values/currency.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

/** The actor as the API sees them, with their rights. The UI calls `can` with the same object. */
export const profile = actor.extend({
  avatar: z.string().nullable(),
  tenant_name: z.string(),
  tenant_logo: z.string().nullable(),
  /** The currency that new vehicles start with. */
  tenant_currency: z.enum(currencies),
  /** Every right of the user. The server decides on which records each one counts. */
  permissions: z.array(z.enum(permissions)),
  /** The first active administrators by name: the people to ask for a right. */
  admins: z.array(z.object({ id, real_name: z.string() })).max(5),
  /** The present day of the server, from which defaults such as "today" start. */
  today: dmyDate,
});
export type Profile = z.output<typeof profile>;
