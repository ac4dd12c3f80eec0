import * as z from 'zod';
import { actor } from '#shared/permissions/actor.ts';
import { permissions, type Permission } from '#shared/permissions/rules.ts';
import { dmyDate } from '#shared/values/dates.ts';
import { id } from '#shared/values/wire.ts';

/** The actor as the API sees him, with what he may do: the UI asks `can` of the same object. */
export const profile = actor.extend({
  avatar: z.string().nullable(),
  tenant_name: z.string(),
  /** Everything this user may do at all; on which records is the server's answer. */
  permissions: z.array(z.enum(permissions as [Permission, ...Permission[]])),
  /** Whom to ask for a right: the first active administrators by name. */
  admins: z.array(z.object({ id, real_name: z.string() })).max(5),
  /** The day on which the server is: defaults such as "today" start from it. */
  today: dmyDate,
});
export type Profile = z.output<typeof profile>;
