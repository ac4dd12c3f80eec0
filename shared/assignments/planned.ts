import { addDays, daysBetween, type IsoDate } from '#shared/values/dates.ts';
import { holderOn, periodOn, periodsAhead, planAfter, type Periods, type Plan } from './periods.ts';

/** Beyond this many days a change is so far ahead that a mistyped year is likely. */
const FAR_AHEAD_DAYS = 366;

export const holderWarnings = ['far_ahead', 'payroll_month_pushed'] as const;
export type HolderWarning = (typeof holderWarnings)[number];

/** What to tell about the day of a change: it lies more than a year ahead, or in a month that payroll processed. */
export const dayWarnings = (
  day: IsoDate | null | undefined,
  today: IsoDate,
  pushedMonths: readonly string[] = [],
): HolderWarning[] => [
  ...(day && daysBetween(today, day) > FAR_AHEAD_DAYS ? (['far_ahead'] as const) : []),
  ...(day && pushedMonths.includes(day.slice(0, 7)) ? (['payroll_month_pushed'] as const) : []),
];

/** What a row of a list shows of the plans of a record: the next holder, from a day on. */
export type PlannedCells = {
  readonly planned: Plan | null;
  /** The name of the next holder; null when nobody follows, or nothing is planned. */
  readonly planned_name: string | null;
};

/** A change of holder as the feed shows it: from `day` on, from one person to another; 0 is nobody. */
export type HolderEvent =
  | { readonly type: 'changed'; readonly from: number; readonly to: number; readonly day: IsoDate }
  | { readonly type: 'called_off'; readonly to: number; readonly day: IsoDate };

const isSamePlan = (one: Plan | null, other: Plan | null): boolean =>
  one?.employee_id === other?.employee_id && one?.start_date === other?.start_date;

const daySince = (before: Periods, after: Periods, today: IsoDate): IsoDate =>
  periodOn(after, today)?.start_date ??
  after.findLast(({ end_date: end }) => end !== null && end <= today)?.end_date ??
  periodOn(before, today)?.start_date ??
  today;

/** The people who were planned to get a record and neither get it any more nor have it, each with their first day. */
const passedOver = (before: Periods, after: Periods, today: IsoDate): Plan[] => {
  const kept = new Set([holderOn(after, today), ...periodsAhead(after, today).map((held) => held.employee_id)]);
  const planned = periodsAhead(before, today).filter((held, at, all) => {
    const isFirst = all.findIndex(({ employee_id: id }) => id === held.employee_id) === at;
    return isFirst && !kept.has(held.employee_id);
  });
  return planned.map(({ employee_id, start_date }) => ({ employee_id, start_date }));
};

/** What to tell when the periods of a record change: who holds it now, what is planned, what was called off. */
export const holderEvents = (
  before: Periods,
  after: Periods,
  today: IsoDate,
  ends: IsoDate | null = null,
): HolderEvent[] => {
  const [was, is] = [holderOn(before, today), holderOn(after, today)];
  const [planned, plan] = [planAfter(before, today, ends), planAfter(after, today, ends)];
  const isReturnOff = planned?.employee_id === 0 && !plan && is !== 0;
  const off = [...(isReturnOff ? [planned] : []), ...passedOver(before, after, today)];
  const events: HolderEvent[] = off.map(({ employee_id: to, start_date: day }) => ({ type: 'called_off', to, day }));
  if (was !== is) events.push({ type: 'changed', from: was, to: is, day: daySince(before, after, today) });
  if (plan && !isSamePlan(plan, planned)) {
    const from = holderOn(after, addDays(plan.start_date, -1));
    events.push({ type: 'changed', from, to: plan.employee_id, day: plan.start_date });
  }
  return events;
};
