import * as z from 'zod';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** The time in which one person held a record: half-open days `[start_date, end_date)`. Periods never overlap. */
export const period = z.object({
  employee_id: z.int().positive(),
  start_date: z.string(),
  end_date: z.string().nullable(),
});
export type Period = z.infer<typeof period>;

export const PERIODS_MAX = 500;

/** The periods of one record, oldest first. */
export type Periods = readonly Period[];
export type PeriodChange = { issues: Issue[]; periods: Periods };

export const currentPeriod = (periods: Periods): Period | undefined =>
  periods.findLast((held) => held.end_date === null);

type HeldRecord = { readonly deleted: 0 | 1; readonly periods: Periods };

/**
 * The person whose team a record belongs to: its holder, or the last one of an archived record, which nobody holds. 0
 * is nobody.
 */
export const answerableFor = ({ deleted, periods }: HeldRecord, holder: number): number =>
  deleted === 1 ? (periods.at(-1)?.employee_id ?? 0) : holder;

/** The period that a day lies in; undefined when nobody holds the record on that day. */
export const periodOn = (periods: Periods, day: IsoDate): Period | undefined =>
  periods.find((held) => held.start_date <= day && (held.end_date === null || day < held.end_date));

/** Ends the running period on `day`. A period that would not last a single day is dropped as a mistake of that day. */
export const endPeriod = (periods: Periods, day: IsoDate, path = 'date_end'): PeriodChange => {
  const current = currentPeriod(periods);
  if (!current) return { issues: [], periods };
  if (day < current.start_date) return { issues: [issue(path, 'period_overlap')], periods };
  const others = periods.filter((held) => held !== current);
  return { issues: [], periods: day === current.start_date ? others : [...others, { ...current, end_date: day }] };
};

/** The fields that issues of a hand-over name: the day the new period starts and the day the old one ends. */
export type ChangePaths = { readonly start: string; readonly end: string };

/**
 * Hands a record over to `employeeId` (0 is nobody) on `day`; `endOld` ends the running period earlier and leaves a
 * gap. Gaps are allowed, an overlap never is (docs/areas/assets.md#ownership-periods).
 */
export const handOver = (
  periods: Periods,
  employeeId: number,
  day: IsoDate,
  endOld: IsoDate = day,
  paths: ChangePaths = { start: 'change_date', end: 'change_date' },
): PeriodChange => {
  if (endOld > day) return { issues: [issue(paths.start, 'period_overlap')], periods };
  const ended = endPeriod(periods, endOld, paths.end);
  if (ended.issues.length > 0 || employeeId === 0) return ended;
  const last = ended.periods.at(-1);
  if (last?.end_date !== undefined && last.end_date !== null && last.end_date > day)
    return { issues: [issue(paths.start, 'period_overlap')], periods };
  return {
    issues: [],
    periods: [...ended.periods, { employee_id: employeeId, start_date: day, end_date: null }].slice(-PERIODS_MAX),
  };
};
