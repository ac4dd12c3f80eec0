import * as z from 'zod';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** Who held something from when to when: half-open days `[start_date, end_date)`, oldest first, never overlapping. */
export const period = z.object({
  employee_id: z.int().positive(),
  start_date: z.string(),
  end_date: z.string().nullable(),
});
export type Period = z.infer<typeof period>;

export const PERIODS_MAX = 500;

export type Periods = readonly Period[];
export type PeriodChange = { issues: Issue[]; periods: Periods };

export const currentPeriod = (periods: Periods): Period | undefined =>
  periods.findLast((held) => held.end_date === null);

type Held = { readonly deleted: 0 | 1; readonly periods: Periods };

/** Whose team it belongs to: the holder's; once archived that of the last one, for nobody holds it then. 0 is nobody. */
export const answerableFor = ({ deleted, periods }: Held, holder: number): number =>
  deleted === 1 ? (periods.at(-1)?.employee_id ?? 0) : holder;

/** Who holds it on that day; nobody is undefined. */
export const periodOn = (periods: Periods, day: IsoDate): Period | undefined =>
  periods.find((held) => held.start_date <= day && (held.end_date === null || day < held.end_date));

/** Ends the running period on `day`. A period that would last no day at all is dropped: it was a mistake of that day. */
export const endPeriod = (periods: Periods, day: IsoDate, path = 'date_end'): PeriodChange => {
  const current = currentPeriod(periods);
  if (!current) return { issues: [], periods };
  if (day < current.start_date) return { issues: [issue(path, 'period_overlap')], periods };
  const others = periods.filter((held) => held !== current);
  return { issues: [], periods: day === current.start_date ? others : [...others, { ...current, end_date: day }] };
};

/** The fields that an issue of a change is about: the day the new period starts, the day the old one ends. */
export type ChangePaths = { readonly start: string; readonly end: string };

/**
 * Hands over to `employeeId` (0 = nobody) on `day`; `endOld` ends the running period earlier when there was a gap.
 * Gaps are allowed, an overlap never is (docs/areas/assets.md#ownership-periods).
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
