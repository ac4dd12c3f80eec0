import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { wage, wageTypes } from './wage.ts';

/** Dimona statutes as the Belgian declaration names them (docs/areas/people.md#dimona-statutes). */
export const dimonaStatutes = ['OTH', 'STU', 'FLX', 'EXT'] as const;
export const statutes = ['white_collar', 'blue_collar', 'self_employed', 'intern', 'student'] as const;

/** The fields that people fill in about a person: dates ISO, null empty. */
export const employeeFields = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  employee_number: z.string().nullable(),
  /** Key of the picture in the files bucket. */
  avatar: z.string().nullable(),
  team_ids: z.array(id),
  start_date: z.string().nullable(),
  active_until: z.string().nullable(),
  seniority_date: z.string().nullable(),
  dimona_statute: z.enum(dimonaStatutes).nullable(),
  statute: z.enum(statutes).nullable(),
  /** The IBAN leaves the API only masked. */
  iban: z.string().nullable(),
  private_email: z.string().nullable(),
  birth_date: z.string().nullable(),
  /** Eleven digits, which leave the API only masked. */
  national_number: z.string().nullable(),
  street: z.string().nullable(),
  house_number: z.string().nullable(),
  box: z.string().nullable(),
  postal_code: z.string().nullable(),
  town: z.string().nullable(),
  country: z.string().nullable(),
  function: z.string().nullable(),
  /** The number of the joint committee alone: `200`, `140.03`. */
  joint_committee: z.string().nullable(),
  hours_per_week: z.number().nullable(),
  /** 0 for nobody. */
  reports_to_employee_id: z.int().nonnegative(),
});
export type EmployeeFields = z.infer<typeof employeeFields>;

export const employee = employeeFields.extend({
  id,
  version,
  /** 1 when the person is deactivated: `employeeDated` derives it from `active_until`. What they hold stays held. */
  deleted: flag,
  created_at: z.string(),
  import_id: z.string().nullable(),
  /** 1 when the login of the person goes on after their last day; absent or 0 when it ends with it. */
  keep_login: flag.optional(),
  /** Employments that ended before the person was hired again, oldest first; absent for none. */
  former_employments: z
    .array(z.object({ start_date: z.string().nullable(), active_until: z.string() }))
    .nullable()
    .optional(),
  /** The instant from which the record says nothing about the person any more (docs/areas/trust.md#erasure). */
  erased_at: z.string().optional(),
  /** What the person is paid, by day; `employeeDated` derives the wage of today from it. */
  wages: z.array(wage),
  wage_type: z.enum(wageTypes).nullable(),
  wage_amount: z.number().nullable(),
  /** Since when the wage of today holds. */
  wage_from: z.string().nullable(),
  ...extrasFields,
});
export type Employee = z.infer<typeof employee>;

/** The parts of an address, in the order in which it is written. */
export const addressFields = ['street', 'house_number', 'box', 'postal_code', 'town', 'country'] as const;
export type Address = Pick<Employee, (typeof addressFields)[number]>;

/**
 * The address on one line, `Kerkstraat 12 box 3, 9000 Gent, Belgium`, with the word for a box in the language of the
 * reader; null when nothing of it is known.
 */
export const addressLine = (
  {
    street,
    house_number,
    box,
    postal_code,
    town,
    country,
  }: { readonly [field in keyof Address]?: Address[field] | undefined },
  boxWord = 'box',
): string | null => {
  const words = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');
  const parts = [words(street, house_number, box && `${boxWord} ${box}`), words(postal_code, town), country ?? ''];
  return parts.filter(Boolean).join(', ') || null;
};

export const personName = (value: { first_name: string; last_name: string }): string =>
  `${value.first_name} ${value.last_name}`.trim();
