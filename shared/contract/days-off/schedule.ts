import * as z from 'zod';
import { SCHEDULE_NAME_MAX } from '#shared/days-off/limits.ts';
import { weekMinutes } from '#shared/days-off/work-schedule.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { nameLine } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';

export const scheduleName = nameLine(SCHEDULE_NAME_MAX).refine((name) => name !== '', failsWith('required'));
/** Minutes from Monday to Sunday, of one week or of two that take turns. */
export const weeksIn = z.array(weekMinutes).min(1).max(2);

export const scheduleOut = z.object({
  id,
  version,
  name: z.string(),
  /** The weeks in force today. */
  weeks: z.array(weekMinutes),
  weekly_minutes: z.int().nonnegative(),
  /** Every version by day. */
  versions: z.array(z.object({ from: dmyDate, weeks: z.array(weekMinutes) })),
  people_count: z.int().nonnegative(),
  deleted: flag,
});
export type ScheduleOut = z.output<typeof scheduleOut>;

/** Requests ahead whose minutes a change of schedule or holidays changed. */
export const rederivedOut = z.object({
  count: z.int().nonnegative(),
  /** The first of these requests. */
  requests: z.array(z.object({ request_id: id, before: z.int(), after: z.int() })),
});
