import * as z from 'zod';
import { pictureIn } from '#shared/contract/files/picture.ts';
import { dimonaStatutes, statutes } from '#shared/people/employee.ts';
import { NAME_MAX, normalJointCommittee, WEEK_HOURS_MAX } from '#shared/people/employee.rules.ts';
import { normalNationalNumber } from '#shared/people/national-number.ts';
import { wageTypes } from '#shared/people/wage.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { line } from '#shared/values/text.ts';
import { wireDecimalTo } from '#shared/values/wire-decimal.ts';
import { cleared, flag, id, personRef, version } from '#shared/values/wire.ts';

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
  private_email: cleared(email),
  birth_date: cleared(wireDate),
  /** The national number, with or without dots, dashes and spaces. */
  national_number: cleared(line(40).transform(normalNationalNumber)),
  street: cleared(line(120)),
  house_number: cleared(line(20)),
  box: cleared(line(20)),
  postal_code: cleared(line(20)),
  town: cleared(line(80)),
  country: cleared(line(60)),
  function: cleared(line(120)),
  /** With or without `PC` or `CP` in front. */
  joint_committee: cleared(line(20).transform(normalJointCommittee)),
  hours_per_week: cleared(wireDecimalTo(WEEK_HOURS_MAX).pipe(z.number().positive())),
  reports_to_employee_id: personRef.optional(),
};

export const employeeBody = z.strictObject(employeeFieldsIn);
export type EmployeeBody = z.output<typeof employeeBody>;

/** An employment that ended before the present one began; an unknown first day limits nothing. */
export const formerEmploymentIn = z.strictObject({
  start_date: cleared(wireDate).transform((day) => day ?? null),
  active_until: wireDate,
});
const formerEmploymentOut = z.object({ start_date: dmyDate.nullable(), active_until: dmyDate });
export type FormerEmploymentOut = z.output<typeof formerEmploymentOut>;

/** A wage from a day on, until the next one; no amount where none is paid. */
export const wageOut = z.object({ type: z.enum(wageTypes), amount: z.number().nullable(), from: dmyDate });
export type WageOut = z.output<typeof wageOut>;

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
  /** A link to the picture, valid for a short time; null without one. */
  avatar: z.string().nullable(),
  team_ids: z.array(id),
  team_names: z.string(),
  start_date: dmyDate.nullable().optional(),
  active_until: dmyDate.nullable().optional(),
  seniority_date: dmyDate.nullable().optional(),
  dimona_statute: z.enum(dimonaStatutes).nullable().optional(),
  statute: z.enum(statutes).nullable(),
  function: z.string().nullable(),
  joint_committee: z.string().nullable(),
  hours_per_week: z.number().nullable(),
  /** 0 for nobody. Absent for who sees some people only, as the manager may be somebody else. */
  reports_to_employee_id: z.int().nonnegative().optional(),
  reports_to_name: z.string().nullable().optional(),
  private_email: z.string().nullable().optional(),
  birth_date: dmyDate.nullable().optional(),
  street: z.string().nullable().optional(),
  house_number: z.string().nullable().optional(),
  box: z.string().nullable().optional(),
  postal_code: z.string().nullable().optional(),
  town: z.string().nullable().optional(),
  country: z.string().nullable().optional(),
  /** The wage of today. */
  wage_type: z.enum(wageTypes).nullable().optional(),
  wage_amount: z.number().nullable().optional(),
  wage_from: dmyDate.nullable().optional(),
  deleted: flag,
});
export type EmployeeRowOut = z.output<typeof employeeRowOut>;

export const employeeOut = employeeRowOut.extend({
  /** `BE68 **** **** 7034`: the whole IBAN never leaves the API. */
  iban_masked: z.string().nullable().optional(),
  /** `**.**.**-***.28`: the whole number never leaves the API. */
  national_number_masked: z.string().nullable().optional(),
  /** The address on one line. */
  address: z.string().nullable().optional(),
  /** Past and planned ones, too, by day. */
  wages: z.array(wageOut).optional(),
  /** Employments that ended before the person was hired again, oldest first. */
  former_employments: z.array(formerEmploymentOut).optional(),
  created_at: z.string(),
  /** Whether the personal data were erased, which nothing brings back. */
  erased: flag,
});
export type EmployeeOut = z.output<typeof employeeOut>;
