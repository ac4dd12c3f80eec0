import type { IsoDate } from '#shared/values/dates.ts';
import { dateOf, dayNumber } from './day-numbers.ts';
import type { DayOffRequest, RequestDay, RequestSpan } from './day-off-request.ts';
import type { DayPart, SkippedReason } from './names.ts';
import type { PersonCalendar } from './schedule.rules.ts';

/* What a request takes of each of its days, in minutes (docs/areas/days-off.md#days-of-a-request). */

export type SpanDay = {
  readonly date: IsoDate;
  readonly minutes: number;
  readonly part: DayPart;
  /** Why the day counts nothing. */
  readonly skipped: SkippedReason | null;
};
export type ClosedSpan = RequestSpan & { readonly end_date: IsoDate };

/** The minutes of half a day: the morning has the odd one. */
export const morningOf = (minutes: number): number => Math.ceil(minutes / 2);
export const afternoonOf = (minutes: number): number => Math.floor(minutes / 2);

/** The part of a day that a span asks for. */
const partOf = (span: RequestSpan, date: IsoDate): DayPart => {
  const isSingle = span.start_date === span.end_date;
  if (isSingle && span.minutes !== null) return 'minutes';
  if (date === span.start_date) return span.start_part;
  return date === span.end_date ? span.end_part : 'whole';
};

/** `isOverSchedule`: an amount of time may be more than the schedule of its day has. */
const dayOf = (span: RequestSpan, date: IsoDate, calendar: PersonCalendar, isOverSchedule: boolean): SpanDay => {
  const part = partOf(span, date);
  const available = calendar.minutesOn(date);
  if (part === 'minutes') {
    const asked = span.minutes ?? 0;
    if (isOverSchedule) return { date, minutes: asked, part, skipped: null };
    return { date, minutes: Math.min(asked, available), part, skipped: calendar.skipped(date) };
  }
  const minutes = part === 'whole' ? available : part === 'morning' ? morningOf(available) : afternoonOf(available);
  return { date, minutes, part, skipped: calendar.skipped(date) };
};

/** The days of a span that lie between two days, both included, those that count nothing too. */
export const daysWithin = (
  span: RequestSpan,
  calendar: PersonCalendar,
  from: IsoDate,
  to: IsoDate,
  isOverSchedule = false,
): SpanDay[] => {
  const days: SpanDay[] = [];
  const last = dayNumber(span.end_date !== null && span.end_date < to ? span.end_date : to);
  for (let day = dayNumber(span.start_date > from ? span.start_date : from); day <= last; day += 1)
    days.push(dayOf(span, dateOf(day), calendar, isOverSchedule));
  return days;
};

/** Every day of a span. Those that count nothing have 0 minutes and say why. */
export const daysOf = (span: ClosedSpan, calendar: PersonCalendar, isOverSchedule = false): SpanDay[] =>
  daysWithin(span, calendar, span.start_date, span.end_date, isOverSchedule);

const withMinutes = (days: readonly SpanDay[]): RequestDay[] =>
  days.filter(({ minutes }) => minutes > 0).map(({ date, minutes, part }) => ({ date, minutes, part }));

/** The days of a span that have minutes, as a request stores them. */
export const requestDaysOf = (span: ClosedSpan, calendar: PersonCalendar, isOverSchedule = false): RequestDay[] =>
  withMinutes(daysOf(span, calendar, isOverSchedule));

type Stored = RequestSpan & Pick<DayOffRequest, 'days'>;

/**
 * The days of a stored request after a schedule or a holiday changed: those before today and those of closed months stay
 * as they were stored, the others are computed anew. An absence without end stores none.
 */
export const rederiveDays = (
  request: Stored,
  calendar: PersonCalendar,
  today: IsoDate,
  isLocked: (date: IsoDate) => boolean,
  isOverSchedule = false,
): RequestDay[] => {
  const { end_date: end } = request;
  if (end === null) return [];
  const stays = (date: IsoDate): boolean => date < today || isLocked(date);
  const kept = request.days.filter(({ date }) => stays(date));
  const ahead = withMinutes(daysWithin(request, calendar, today, end, isOverSchedule)).filter(
    ({ date }) => !stays(date),
  );
  return [...kept, ...ahead].toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
