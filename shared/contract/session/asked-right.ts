import * as z from 'zod';
import { permissions } from '#shared/permissions/rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

/** A right that a user asked for and that nobody has given or dismissed. */
export const askedRight = z.object({
  user_id: id,
  name: z.string(),
  permission: z.enum(permissions),
  /** What the right is called, in the language of the reader. */
  right: z.string(),
  /** The path of the page that could not be opened. */
  page: z.string(),
  asked_on: dmyDate,
});
export type AskedRightOut = z.output<typeof askedRight>;
