import * as z from 'zod';
import { dmyDate } from '#shared/values/dates.ts';

/** How a person is shown beside something he holds; `avatar` is a link. */
export const employeeBrief = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string().nullable(),
  team_names: z.string(),
});

/** Who held something from when to when, latest first. */
export const heldPeriods = z.array(
  z.object({
    /** `id` 0 and no name: somebody whom the reader may not see. */
    employee: employeeBrief,
    start_date: dmyDate,
    /** The day from which the person no longer has it; null while he has it. */
    end_date: dmyDate.nullable(),
    days: z.int().nonnegative(),
  }),
);
export type HeldPeriods = z.output<typeof heldPeriods>;
