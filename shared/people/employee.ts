import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';

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
  ...extrasFields,
});
export type Employee = z.infer<typeof employee>;

export const personName = (value: { first_name: string; last_name: string }): string =>
  `${value.first_name} ${value.last_name}`.trim();
