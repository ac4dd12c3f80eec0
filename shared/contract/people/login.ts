import * as z from 'zod';
import { holderWarnings } from '#shared/assignments/planned.ts';
import { id } from '#shared/values/wire.ts';

/** The user that a person signs in as. */
export const personLogin = z.object({ user_id: id, name: z.string(), email: z.string() });

/** About a last day. `last_admin_kept`: the login goes on, because nobody else can manage users. */
export const lastDayWarnings = z.array(z.enum([...holderWarnings, 'last_admin_kept']));
