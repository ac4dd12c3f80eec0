import type { IsoDate } from '#shared/values/dates.ts';
import type { SchedulePeriod } from './work-schedule.ts';

/** The schedule of the default week, which nobody stores. */
export const DEFAULT_SCHEDULE = 0;
export const DEFAULT_SCHEDULE_NAME = 'Default week, 5 x 7:36';

/** The period in force on a day; undefined before the first one, when the default schedule holds. */
export const scheduleOn = (periods: readonly SchedulePeriod[], day: IsoDate): SchedulePeriod | undefined =>
  periods.findLast(({ from }) => from <= day);

/** The periods with a new one; one from the same day is replaced, and neighbours of the same schedule are one. */
export const addPeriod = (periods: readonly SchedulePeriod[], added: SchedulePeriod): SchedulePeriod[] => {
  const sorted = [...periods.filter(({ from }) => from !== added.from), added].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  return sorted.filter(
    (period, at) => at === 0 || period.from === added.from || period.schedule_id !== sorted[at - 1]?.schedule_id,
  );
};
