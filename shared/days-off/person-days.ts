import * as z from 'zod';
import { id, version } from '#shared/values/wire.ts';
import { schedulePeriod } from './work-schedule.ts';

/** A correction of a balance; minutes may be negative. A reason is required, and none is ever changed. */
export const balanceCorrection = z.object({
  type_id: id,
  year: z.int(),
  minutes: z.int(),
  reason: z.string(),
  at: z.string(),
  by: z.string(),
  import_id: z.string().nullable(),
});
export type BalanceCorrection = z.infer<typeof balanceCorrection>;

/** A month of a person that was pushed to payroll, so that what changes in it later is a correction. */
export const lockedMonth = z.object({ year: z.int(), month: z.int().min(1).max(12), at: z.string() });

/** What days off know of a person besides requests; its id is that of the person. */
export const personDays = z.object({
  id,
  version,
  /** By day. Before the first one the default schedule holds. */
  schedules: z.array(schedulePeriod),
  corrections: z.array(balanceCorrection),
  locked_months: z.array(lockedMonth),
});
export type PersonDays = z.infer<typeof personDays>;

export const noPersonDays = (employeeId: number): PersonDays => ({
  id: employeeId,
  version: 0,
  schedules: [],
  corrections: [],
  locked_months: [],
});
