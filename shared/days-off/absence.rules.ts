import { issue, type Issue } from '#shared/errors/issue.ts';
import { daysBetween, sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { RequestSpan } from './day-off-request.ts';
import type { DayOffType } from './day-off-type.ts';
import { employmentIssues, type EmployedDays } from './employed-days.ts';

export type ReportedAbsence = RequestSpan & { readonly certificate_until: IsoDate | null };

/** The most days of an absence, first and last included: more than ten years of illness have. */
const ABSENCE_DAYS_MAX = 3_660;

/** What is wrong with the first and last day; an absence without end is as long as it is by today. */
const lengthIssues = ({ start_date: start, end_date: end }: ReportedAbsence, today: IsoDate): Issue[] => {
  const found = [...sensibleDayIssues('start_date', start, today), ...sensibleDayIssues('end_date', end, today)];
  if (found.length > 0 || daysBetween(start, end ?? today) < ABSENCE_DAYS_MAX) return found;
  return [issue(end === null ? 'start_date' : 'end_date', 'span_too_long', { max: ABSENCE_DAYS_MAX })];
};

type AroundAbsence = {
  readonly today: IsoDate;
  readonly employment: EmployedDays;
  /** The stored absence that is changed. */
  readonly before: Pick<RequestSpan, 'type_id' | 'start_date'> | undefined;
};

/**
 * What is wrong with an absence. It collides with nothing and may lie in the past (docs/areas/days-off.md#absences).
 */
export const absenceIssues = (
  absence: ReportedAbsence,
  type: Pick<DayOffType, 'kind' | 'active'> | undefined,
  { today, before, employment }: AroundAbsence,
): Issue[] => {
  const { start_date: start, end_date: end, certificate_until: certificate } = absence;
  const beforeStart = (path: string, day: IsoDate | null): Issue[] =>
    day !== null && day < start ? [issue(path, 'date_before_min', { min: toDmy(start) })] : [];
  const isSingle = start === end;
  // The stored start of an absence may stay, whatever is refused now, so that an absence can always be ended.
  const isKept = (found: Issue): boolean => found.path === 'start_date' && start === before?.start_date;
  return [
    ...(type === undefined ? [issue('type_id', 'unknown_day_off_type')] : []),
    ...(type !== undefined && type.kind !== 'absence' ? [issue('type_id', 'not_for_absences')] : []),
    ...(type?.active === 0 && absence.type_id !== before?.type_id ? [issue('type_id', 'inactive_day_off_type')] : []),
    ...lengthIssues(absence, today),
    ...beforeStart('end_date', end),
    ...employmentIssues(absence, employment).filter((found) => !isKept(found)),
    ...beforeStart('certificate_until', certificate),
    ...(!isSingle && absence.start_part === 'morning' ? [issue('start_part', 'morning_of_several_days')] : []),
    ...(isSingle && absence.end_part !== 'whole' ? [issue('end_part', 'end_part_of_one_day')] : []),
    ...(absence.minutes !== null && !isSingle ? [issue('minutes', 'minutes_of_one_day')] : []),
  ];
};
