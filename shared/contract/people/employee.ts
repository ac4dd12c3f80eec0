import * as z from 'zod';
import { pictureIn } from '#shared/contract/files/picture.ts';
import { dimonaStatutes, statutes } from '#shared/people/employee.ts';
import { NAME_MAX } from '#shared/people/employee.rules.ts';
import { dmyDate, wireDate } from '#shared/values/dates.ts';
import { line } from '#shared/values/text.ts';
import { cleared, flag, id, version } from '#shared/values/wire.ts';

const TEAMS_MAX = 50;
export const email = line(254).pipe(z.email());

/** The fields of a person in a request: all optional, so that the rules can name each missing one. */
export const employeeFieldsIn = {
  first_name: cleared(line(NAME_MAX)),
  last_name: cleared(line(NAME_MAX)),
  email: cleared(email),
  phone: cleared(line(40)),
  employee_number: cleared(line(40)),
  avatar: pictureIn,
  team_ids: z
    .array(id)
    .max(TEAMS_MAX)
    .transform((ids) => [...new Set(ids)])
    .optional(),
  start_date: cleared(wireDate),
  active_until: cleared(wireDate),
  seniority_date: cleared(wireDate),
  dimona_statute: cleared(z.enum(dimonaStatutes)),
  statute: cleared(z.enum(statutes)),
  iban: cleared(line(60)),
};

export const employeeBody = z.strictObject(employeeFieldsIn);
export type EmployeeBody = z.output<typeof employeeBody>;

/**
 * A person in a list. Columns that the viewer has no right to, or whose feature is off, are absent
 * (docs/areas/people.md#columns-and-fields-by-right).
 */
export const employeeRowOut = z.object({
  id,
  version,
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable().optional(),
  employee_number: z.string().nullable(),
  /** A link to the files host. */
  avatar: z.string().nullable(),
  team_ids: z.array(id),
  team_names: z.string(),
  start_date: dmyDate.nullable().optional(),
  active_until: dmyDate.nullable().optional(),
  seniority_date: dmyDate.nullable().optional(),
  dimona_statute: z.enum(dimonaStatutes).nullable().optional(),
  statute: z.enum(statutes).nullable(),
  deleted: flag,
});
export type EmployeeRowOut = z.output<typeof employeeRowOut>;

export const employeeOut = employeeRowOut.extend({
  /** `BE68 **** **** 7034`: the whole IBAN never leaves the API. */
  iban_masked: z.string().nullable().optional(),
  created_at: z.string(),
});
export type EmployeeOut = z.output<typeof employeeOut>;
