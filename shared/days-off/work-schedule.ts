import * as z from 'zod';
import { flag, id, version } from '#shared/values/wire.ts';

/** Minutes of work from Monday to Sunday. */
export const weekMinutes = z.array(z.int().min(0).max(1440)).length(7);

/** The weeks of a schedule from a day on; two weeks take turns. */
export const scheduleVersion = z.object({
  from: z.string(),
  weeks: z.array(weekMinutes).min(1).max(2),
});

/** A work schedule that people share. A change of its hours counts from a day on, so the days before stay as they were. */
export const workSchedule = z.object({
  id,
  version,
  name: z.string(),
  /** By day; the first one also holds for the days before it. */
  versions: z.array(scheduleVersion).min(1),
  deleted: flag,
  created_at: z.string(),
});
export type WorkSchedule = z.infer<typeof workSchedule>;

/** From a day on a person works by a schedule (0 is the default one); `week` says which of its two weeks the week of that day is. */
export const schedulePeriod = z.object({
  from: z.string(),
  schedule_id: z.int().nonnegative(),
  week: z.union([z.literal(1), z.literal(2)]),
});
export type SchedulePeriod = z.infer<typeof schedulePeriod>;

/** Monday to Friday 7:36: the schedule of whoever has none (docs/areas/days-off.md#schedules). */
export const FULL_DAY_MINUTES = 456;
export const DEFAULT_WEEKS: readonly (readonly number[])[] = [
  [FULL_DAY_MINUTES, FULL_DAY_MINUTES, FULL_DAY_MINUTES, FULL_DAY_MINUTES, FULL_DAY_MINUTES, 0, 0],
];
