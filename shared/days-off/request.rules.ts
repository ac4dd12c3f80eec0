import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, daysBetween, sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { inHours } from './amounts.ts';
import type { AskedDay } from './balance.rules.ts';
import { yearOf } from './day-numbers.ts';
import type { RequestDay } from './day-off-request.ts';
import type { DayOffType } from './day-off-type.ts';
import { employmentIssues, type EmployedDays } from './employed-days.ts';
import { isLiving, type EntryRequest } from './entries.ts';
import type { DayOffKind, DayPart } from './names.ts';
import { requestDaysOf, type ClosedSpan } from './request-days.ts';
import type { PersonCalendar } from './schedule.rules.ts';

/* What the form and the API refuse of a request, and what they warn of (docs/areas/days-off.md#requests). */

/** The most days of a request, first and last included. */
export const SPAN_MAX = 366;
export const REASON_MAX = 400;

export const requestWarningNames = ['beyond_balance', 'month_closed'] as const;
export type RequestWarning = (typeof requestWarningNames)[number];

export type AskedRequest = ClosedSpan & { readonly reason: string | null };

type AskedType = Pick<DayOffType, 'kind' | 'active' | 'over_schedule' | 'strict_balance'>;

/** What is known around a request. */
export type Asked = {
  /** Undefined when there is no such type. */
  readonly type: AskedType | undefined;
  /** The type that the stored request has: it may stay when it is no longer used. */
  readonly stored_type_id: number | null;
  readonly calendar: PersonCalendar;
  readonly employment: EmployedDays;
  readonly today: IsoDate;
  readonly past_days: number;
  /** Whoever manages days off may enter any day of the past. */
  readonly isAnyPast: boolean;
  /** The requests of the person without the one that is edited or replaced (`requestsBeside`). */
  readonly others: readonly EntryRequest[];
  readonly kindOf: (typeId: number) => DayOffKind;
  /** Leave of such a type stands beside other leave without taking its place. */
  readonly isOverSchedule: (typeId: number) => boolean;
  /**
   * The minutes that are left of the type for days of a year when everything else that waits is approved (`leftToAsk`),
   * counted without the request that is edited or replaced; null without a balance.
   */
  readonly leftOf: (year: number, days: readonly AskedDay[]) => number | null;
};

/**
 * The requests of a person beside one that is asked: not itself when it is edited, and not the one that it replaces.
 */
export const requestsBeside = <R extends Pick<EntryRequest, 'id'>>(
  requests: readonly R[],
  { id, replaces_id: replaced }: { readonly id: number | null; readonly replaces_id: number | null },
): R[] => requests.filter((other) => other.id !== id && other.id !== replaced);

const typeIssues = ({ type_id: id }: AskedRequest, { type, stored_type_id: stored }: Asked): Issue[] => {
  if (type === undefined) return [issue('type_id', 'unknown_day_off_type')];
  if (type.kind !== 'leave') return [issue('type_id', 'not_for_requests')];
  return type.active === 0 && id !== stored ? [issue('type_id', 'inactive_day_off_type')] : [];
};

/** Whether the span makes sense by itself. */
export const spanIssues = (span: Omit<ClosedSpan, 'type_id'>, today: IsoDate): Issue[] => {
  const { start_date: start, end_date: end, start_part: first, end_part: last, minutes } = span;
  if (end < start) return [issue('end_date', 'date_before_min', { min: toDmy(start) })];
  const isSingle = start === end;
  const found = [...sensibleDayIssues('start_date', start, today)];
  if (found.length === 0) found.push(...sensibleDayIssues('end_date', end, today));
  if (daysBetween(start, end) >= SPAN_MAX) found.push(issue('end_date', 'span_too_long', { max: SPAN_MAX }));
  if (isSingle && last !== 'whole') found.push(issue('end_part', 'end_part_of_one_day'));
  if (!isSingle && first === 'morning') found.push(issue('start_part', 'morning_of_several_days'));
  if (minutes !== null && !isSingle) found.push(issue('minutes', 'minutes_of_one_day'));
  if (minutes !== null && minutes <= 0) found.push(issue('minutes', 'must_be_positive'));
  return found;
};

const pastIssues = ({ start_date: start }: AskedRequest, { today, past_days: days, isAnyPast }: Asked): Issue[] => {
  const first = addDays(today, -days);
  return !isAnyPast && start < first ? [issue('start_date', 'too_far_back', { min: toDmy(first) })] : [];
};

const amountIssues = (span: AskedRequest, { calendar, type }: Asked): Issue[] => {
  const available = calendar.minutesOn(span.start_date);
  if (span.minutes === null || type?.over_schedule === 1) return [];
  if (available === 0 || span.minutes <= available) return [];
  return [issue('minutes', 'beyond_schedule', { time: inHours(available) })];
};

type Placed = { readonly part: DayPart; readonly minutes: number };

/** Whether parts of a day cannot stand side by side: the same half twice, or more minutes than the day has. */
const collide = (one: Placed, others: readonly Placed[], minutes: number): boolean => {
  if (others.length === 0) return false;
  const isSameHalf = others.some(({ part }) => part !== 'minutes' && part === one.part);
  return isSameHalf || others.reduce((sum, other) => sum + other.minutes, one.minutes) > minutes;
};

/**
 * The first day on which a request would take minutes that other living leave of the person takes; undefined for none.
 */
export const firstOverlap = (
  days: readonly RequestDay[],
  { others, kindOf, isOverSchedule, calendar }: Pick<Asked, 'others' | 'kindOf' | 'isOverSchedule' | 'calendar'>,
): IsoDate | undefined => {
  const leave = others.filter(
    (other) => isLiving(other) && kindOf(other.type_id) === 'leave' && !isOverSchedule(other.type_id),
  );
  const changes = leave.filter((other) => other.state === 'requested' && other.replaces_id !== null);
  const changed = new Set(changes.map(({ replaces_id: id }) => id));
  // A change that waits and what it changes never count together: days must be free beside either.
  const outcomes = [
    leave.filter((other) => !changes.includes(other)),
    ...(changes.length > 0 ? [leave.filter(({ id }) => !changed.has(id))] : []),
  ].map((requests) => Map.groupBy(requests.flatMap((request) => request.days), ({ date }) => date)); // prettier-ignore
  return days.find((day) =>
    outcomes.some((byDate) => collide(day, byDate.get(day.date) ?? [], calendar.minutesOn(day.date))),
  )?.date;
};

/** The minutes that days take, by year. */
export const minutesByYear = (days: readonly Pick<RequestDay, 'date' | 'minutes'>[]): Map<number, number> => {
  const years = new Map<number, number>();
  for (const { date, minutes } of days) years.set(yearOf(date), (years.get(yearOf(date)) ?? 0) + minutes);
  return years;
};

/** By year, the minutes by which days go beyond what is left. */
export const beyondBalance = (
  days: readonly RequestDay[],
  leftOf: Asked['leftOf'],
): { readonly year: number; readonly minutes: number }[] =>
  [...minutesByYear(days)].flatMap(([year, minutes]) => {
    const left = leftOf(year, days);
    return left !== null && minutes > left ? [{ year, minutes: minutes - Math.max(0, left) }] : [];
  });

const dayIssues = (span: AskedRequest, asked: Asked): Issue[] => {
  const isOver = asked.type?.over_schedule === 1;
  const days = requestDaysOf(span, asked.calendar, isOver);
  if (days.length === 0) return [issue('start_date', 'counts_nothing')];
  const overlap = isOver ? undefined : firstOverlap(days, asked);
  if (overlap !== undefined) return [issue('start_date', 'day_taken', { day: toDmy(overlap) })];
  if (asked.type?.strict_balance !== 1) return [];
  return beyondBalance(days, asked.leftOf)
    .slice(0, 1)
    .map(({ year, minutes }) => issue('type_id', 'beyond_balance', { time: inHours(minutes), year }));
};

/** What is wrong with a request. Days are judged once the span makes sense. */
export const requestIssues = (span: AskedRequest, asked: Asked): Issue[] => {
  const found = [
    ...typeIssues(span, asked),
    ...spanIssues(span, asked.today),
    ...((span.reason?.length ?? 0) > REASON_MAX ? [issue('reason', 'too_long', { max: REASON_MAX })] : []),
  ];
  if (found.some(({ path }) => path !== 'reason')) return found;
  found.push(...employmentIssues(span, asked.employment));
  if (found.some(({ path }) => path !== 'reason')) return found;
  found.push(...pastIssues(span, asked), ...amountIssues(span, asked));
  return found.some(({ path }) => path !== 'reason') ? found : [...found, ...dayIssues(span, asked)];
};

/** What the asker and the decider are told of the days of a request that is not refused. */
export const requestWarnings = (
  days: readonly RequestDay[],
  { leftOf, isLocked }: { readonly leftOf: Asked['leftOf']; readonly isLocked: (date: IsoDate) => boolean },
): RequestWarning[] => [
  ...(beyondBalance(days, leftOf).length > 0 ? (['beyond_balance'] as const) : []),
  ...(days.some(({ date }) => isLocked(date)) ? (['month_closed'] as const) : []),
];
