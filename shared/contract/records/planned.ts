import * as z from 'zod';
import { dmyDate } from '#shared/values/wire-date.ts';

/** The next change of holder; null when none is planned. */
export const planned = z
  .object({
    /** 0 with a null name is nobody, 0 with an empty name somebody whom the reader may not see. */
    employee_id: z.int().nonnegative(),
    name: z.string().nullable(),
    /** The first day of the next holder, or the first day without one. */
    start_date: dmyDate,
  })
  .nullable();
export type PlannedOut = z.output<typeof planned>;

/** What details and rows of records that people hold say about the days ahead. */
export const plannedOut = {
  planned,
  /** The first day on which the record is no longer in use, while it lies ahead. */
  planned_end: dmyDate.nullable(),
};
