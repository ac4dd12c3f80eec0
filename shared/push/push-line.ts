import * as z from 'zod';
import { dayParts } from '#shared/days-off/names.ts';
import { id } from '#shared/values/wire.ts';
import { lineChanges } from './names.ts';

/** What one day of one person holds of one payroll code. Days are ISO, amounts are minutes. */
export const pushedLine = z.object({
  date: z.string(),
  type_id: id,
  part: z.enum(dayParts),
  code: z.string(),
  minutes: z.int().positive(),
});
export type PushedLine = z.infer<typeof pushedLine>;

/** A line of a payload, with its difference from what was pushed last. The key of a line is person, date and code. */
export const pushLine = z.object({
  employee_id: id,
  payroll_number: z.string(),
  date: z.string(),
  type_id: id,
  type_name: z.string(),
  part: z.enum(dayParts),
  code: z.string(),
  code_name: z.string(),
  /** 0 for a removed line. */
  minutes: z.int().nonnegative(),
  change: z.enum(lineChanges),
  /** The minutes that were pushed last, where they differ. */
  was: z.int().nonnegative().nullable(),
});
export type PushLine = z.infer<typeof pushLine>;
