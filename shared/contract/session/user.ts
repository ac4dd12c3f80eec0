import * as z from 'zod';
import { membership } from '#shared/permissions/actor.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { line } from '#shared/values/text.ts';
import { flag, id, personRef, version } from '#shared/values/wire.ts';

const required = (max: number) => line(max).refine((text) => text !== '', failsWith('required'));

/** The fields of a user in a request. A new user gets only the rights that the request names. */
export const userFieldsIn = {
  email: line(254).pipe(z.email()),
  name: required(200),
  /** The person this user is; 0 is nobody. */
  employee_id: personRef,
  /** The name of the user at the identity provider; by default the e-mail address. */
  subject: required(254),
  ...membership.shape,
};

export const userOut = membership.extend({
  id,
  version,
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  employee_id: z.int().nonnegative(),
  active: flag,
});
export type UserOut = z.output<typeof userOut>;

/** A line of the list, with a link to the picture of the person this user is. */
export const userRowOut = userOut.extend({ avatar: z.string().nullable() });
export type UserRowOut = z.output<typeof userRowOut>;
