import * as z from 'zod';
import { membership } from '#shared/permissions/actor.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { line } from '#shared/values/text.ts';
import { flag, id, personRef, version } from '#shared/values/wire.ts';

const required = (max: number) => line(max).refine((text) => text !== '', failsWith('required'));

/** Role and rights are named in full by whoever adds a user: nothing is granted by leaving it out. */
export const userFieldsIn = {
  email: line(254).pipe(z.email()),
  name: required(200),
  /** The person this user is; 0 is nobody. */
  employee_id: personRef,
  /** What the identity provider calls the user; by default the e-mail address. */
  subject: required(254),
  role: membership.shape.role,
  group_access: membership.shape.group_access,
  access_wages: flag,
  access_employee_details: flag,
  access_sensitive_settings: flag,
  document_access: flag,
  fleet_access: flag,
  can_export: flag,
  can_import: flag,
  support: flag,
  reseller: flag,
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

/** A line of the list: with the picture of the person this user is, a link to the files host. */
export const userRowOut = userOut.extend({ avatar: z.string().nullable() });
export type UserRowOut = z.output<typeof userRowOut>;
