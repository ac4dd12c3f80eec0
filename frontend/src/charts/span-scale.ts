import { addDays, daysBetween, type IsoDate } from '#shared/values/dates.ts';

type Dated = { readonly from: IsoDate; readonly end: IsoDate | null };

export type SpanScale = {
  /** Where a day lies, from 0 to 1. */
  readonly shareOf: (day: IsoDate) => number;
  /** The days that the axis names, and what it says of them. */
  readonly ticks: readonly { readonly day: IsoDate; readonly names: 'year' | 'month' }[];
};

const TICKS_MAX = 7;
const MONTH_STEPS = [1, 3, 6, 12, 24, 60, 120] as const;
const DAYS_OF_MONTH = 30.44;
/** The part of the axis after the last known day, so that open ends and today do not stand at the border. */
const AFTER = 0.06;
const SHORTEST_DAYS = 60;

const latest = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

const firstOf = (months: number): IsoDate =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** The first days of months between two days, at most seven of them, evenly far apart. */
const ticksOf = (start: IsoDate, end: IsoDate): SpanScale['ticks'] => {
  const months = daysBetween(start, end) / DAYS_OF_MONTH;
  const step = MONTH_STEPS.find((each) => months / each <= TICKS_MAX) ?? 120;
  const [year = 0, month = 1] = start.split('-').map(Number);
  const first = Math.ceil((year * 12 + month - 1) / step) * step;
  return Array.from({ length: TICKS_MAX + 2 }, (_, at) => first + at * step)
    .map((count) => ({ day: firstOf(count), names: count % 12 === 0 ? ('year' as const) : ('month' as const) }))
    .filter(({ day }) => day >= start && day < end);
};

/** The axis of spans: from the first day of all to a little after the last one, today included. */
export const spanScale = (spans: readonly Dated[], today: IsoDate): SpanScale => {
  const start = spans.reduce((first, { from }) => (from < first ? from : first), today);
  const last = spans.reduce((day, { from, end }) => latest(day, latest(from, end ?? from)), today);
  const days = Math.max(SHORTEST_DAYS, daysBetween(start, last));
  const end = addDays(start, Math.ceil(days * (1 + AFTER)));
  const whole = daysBetween(start, end);
  return {
    shareOf: (day) => Math.min(1, Math.max(0, daysBetween(start, day) / whole)),
    ticks: ticksOf(start, end),
  };
};
