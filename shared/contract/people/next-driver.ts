import * as z from 'zod';
import { nextDriverReasons } from '#shared/people/next-driver.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

/** Somebody who could drive a vehicle that a leaver gives back. */
export const nextDriver = z.object({
  employee_id: id,
  name: z.string(),
  why: z.enum(nextDriverReasons),
  /** The first day of somebody new. */
  start_date: dmyDate.nullable(),
  /** The day from which they would drive it. */
  from: dmyDate,
});
export type NextDriverOut = z.output<typeof nextDriver>;
