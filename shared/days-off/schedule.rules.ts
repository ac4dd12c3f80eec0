import type { IsoDate } from '#shared/values/dates.ts';
import { dayNumber, weekdayOf } from './day-numbers.ts';
import type { FreeDays } from './holidays.ts';
import type { SkippedReason } from './names.ts';
import { DEFAULT_WEEKS, FULL_DAY_MINUTES, type SchedulePeriod, type WorkSchedule } from './work-schedule.ts';

/** What a person works on each day (docs/areas/days-off.md#schedules). All amounts are minutes. */
export type PersonCalendar = {
  /** The minutes of the schedule, whether or not the day is a holiday. */
  readonly scheduled: (date: IsoDate) => number;
  /** The minutes of the schedule, 0 on a holiday. */
  readonly minutesOn: (date: IsoDate) => number;
  /** Why a day counts nothing; null when it has minutes. */
  readonly skipped: (date: IsoDate) => SkippedReason | null;
  /** The average minutes of a week of the schedule in force. */
  readonly weekly: (date: IsoDate) => number;
  /** `weekly` of each day from a first to a last one, both included, added up. */
  readonly weeklyOver: (from: IsoDate, to: IsoDate) => number;
  /** The average number of days with minutes in a week of the schedule in force. */
  readonly workdays: (date: IsoDate) => number;
};

/** One schedule from a day on, until the next stretch. Days are numbers (day-numbers.ts). */
type Stretch = {
  readonly from: number;
  readonly weeks: readonly (readonly number[])[];
  /** The Monday of a week that is the first one of the cycle. */
  readonly firstMonday: number;
  readonly weekly: number;
  readonly workdays: number;
};

const stretchOf = (from: number, weeks: Stretch['weeks'], firstMonday: number): Stretch => {
  let minutes = 0;
  let days = 0;
  for (const week of weeks)
    for (const day of week) {
      minutes += day;
      if (day > 0) days += 1;
    }
  return { from, weeks, firstMonday, weekly: minutes / weeks.length, workdays: days / weeks.length };
};

const mondayOf = (day: number): number => day - weekdayOf(day);

const DEFAULT_STRETCH = stretchOf(-Infinity, DEFAULT_WEEKS, 0);

/** The stretches of a period: one for each version of its schedule that is in force in it. */
const stretchesOf = (
  { from, week, schedule_id: id }: SchedulePeriod,
  until: number,
  known: ReadonlyMap<number, WorkSchedule>,
): Stretch[] => {
  const start = dayNumber(from);
  const firstMonday = mondayOf(start) - (week - 1) * 7;
  const versions = known.get(id)?.versions ?? [];
  if (versions.length === 0) return [stretchOf(start, DEFAULT_WEEKS, firstMonday)];
  return versions.flatMap((version, at) => {
    const begins = at === 0 ? start : Math.max(start, dayNumber(version.from));
    const next = versions[at + 1];
    const ends = next === undefined ? until : Math.min(until, dayNumber(next.from));
    return begins < ends ? [stretchOf(begins, version.weeks, firstMonday)] : [];
  });
};

type CalendarOf = {
  /** By day, as a person has them. */
  readonly schedules: readonly SchedulePeriod[];
  /** By id. A schedule that is not among them counts as the default one. */
  readonly known: ReadonlyMap<number, WorkSchedule>;
  readonly holidays: FreeDays;
};

/**
 * The calendar of a person. The week of the day from which a period begins is the week that the period names; weeks
 * take turns from there, over ends of years and changes of hours too.
 */
export const personCalendar = ({ schedules, known, holidays }: CalendarOf): PersonCalendar => {
  const stretches = [DEFAULT_STRETCH];
  schedules.forEach((period, at) => {
    const next = schedules[at + 1];
    stretches.push(...stretchesOf(period, next === undefined ? Infinity : dayNumber(next.from), known));
  });
  // Dates are asked for in order, mostly: the stretch of the last one is tried first.
  let last = 0;
  const stretchAt = (day: number): Stretch => {
    while ((stretches[last] ?? DEFAULT_STRETCH).from > day) last -= 1;
    while (last + 1 < stretches.length && (stretches[last + 1] ?? DEFAULT_STRETCH).from <= day) last += 1;
    return stretches[last] ?? DEFAULT_STRETCH;
  };
  const scheduled = (date: IsoDate): number => {
    const day = dayNumber(date);
    const { weeks, firstMonday } = stretchAt(day);
    const turn = Math.abs(Math.floor((day - firstMonday) / 7)) % weeks.length;
    return weeks[turn]?.[weekdayOf(day)] ?? 0;
  };
  return {
    scheduled,
    minutesOn: (date) => (holidays.has(date) ? 0 : scheduled(date)),
    skipped: (date) => {
      if (scheduled(date) > 0) return holidays.has(date) ? 'holiday' : null;
      return weekdayOf(dayNumber(date)) >= 5 ? 'weekend' : 'no_schedule';
    },
    weekly: (date) => stretchAt(dayNumber(date)).weekly,
    weeklyOver: (from, to) => {
      const end = dayNumber(to) + 1;
      let sum = 0;
      for (let day = dayNumber(from), next; day < end; day = next) {
        const { weekly } = stretchAt(day);
        next = Math.min(end, stretches[last + 1]?.from ?? Infinity);
        sum += weekly * (next - day);
      }
      return sum;
    },
    workdays: (date) => stretchAt(dayNumber(date)).workdays,
  };
};

/** The minutes of a working day: the average of the days with minutes, 7:36 for a schedule without any. */
export const averageDay = (calendar: PersonCalendar, date: IsoDate): number => {
  const days = calendar.workdays(date);
  return days === 0 ? FULL_DAY_MINUTES : calendar.weekly(date) / days;
};
