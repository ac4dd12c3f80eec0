import * as z from 'zod';
import { dmyDate } from '#shared/values/wire-date.ts';

/** How a person is shown beside a record that they hold; `avatar` is a link. */
export const employeeBrief = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string().nullable(),
  team_names: z.string(),
});

/** The periods in which people held a record, latest first. */
export const heldPeriods = z.array(
  z.object({
    /** The holder; `id` 0 and no name stand for somebody whom the reader may not see. */
    employee: employeeBrief,
    start_date: dmyDate,
    /** The first day on which the person does not have it any more; null while they have it. */
    end_date: dmyDate.nullable(),
    days: z.int().nonnegative(),
  }),
);
export type HeldPeriods = z.output<typeof heldPeriods>;
