import type { IsoDate } from '#shared/values/dates.ts';
import type { DayOffRequest, RequestDay } from './day-off-request.ts';
import type { DayOffKind, DayPart } from './names.ts';
import { afternoonOf, daysWithin, morningOf } from './request-days.ts';
import type { PersonCalendar } from './schedule.rules.ts';

/* What the days of a person really take, derived on reading (docs/areas/days-off.md#absences). */

/** Minutes of one type on one day of a person, whatever takes them. */
export type TakenDay = {
  readonly date: IsoDate;
  readonly minutes: number;
  readonly type_id: number;
  /** `minutes` when an absence takes a part of what was stored. */
  readonly part: DayPart;
  readonly state: 'requested' | 'approved';
};

/** A day of a request. */
export type DayEntry = TakenDay & { readonly request_id: number };

export type EntryRequest = Pick<
  DayOffRequest,
  | 'id'
  | 'type_id'
  | 'start_date'
  | 'end_date'
  | 'start_part'
  | 'end_part'
  | 'minutes'
  | 'state'
  | 'days'
  | 'replaces_id'
  | 'deleted'
>;

export type EntriesOf = {
  readonly kindOf: (typeId: number) => DayOffKind;
  readonly isOverSchedule: (typeId: number) => boolean;
  readonly calendar: PersonCalendar;
  /** The day up to which an absence without end lasts by now (`openUntil`). */
  readonly openUntil: IsoDate;
  /** The days that are read, both included. */
  readonly from: IsoDate;
  readonly to: IsoDate;
};

/** A request that takes minutes: asked or approved, and not deleted. */
export const isLiving = <R extends Pick<DayOffRequest, 'state' | 'deleted'>>(
  request: R,
): request is R & { readonly state: DayEntry['state'] } =>
  request.deleted === 0 && (request.state === 'requested' || request.state === 'approved');

/** The days of a request within the days that are read. */
export const daysRead = (
  request: EntryRequest,
  { calendar, openUntil: last, from, to, isOverSchedule }: EntriesOf,
): RequestDay[] =>
  request.end_date === null
    ? daysWithin(request, calendar, from, last < to ? last : to, isOverSchedule(request.type_id)).filter(
        ({ minutes }) => minutes > 0,
      )
    : request.days.filter(({ date }) => date >= from && date <= to);

type Claim = { readonly entry: DayEntry; readonly replaces: number | null; readonly rank: number };

/** Absences, then approved leave, then asked leave, then asked changes of approved leave. */
const rankOf = (request: EntryRequest, kind: DayOffKind): number => {
  if (kind === 'absence') return 0;
  if (request.state === 'approved') return 1;
  return request.replaces_id === null ? 2 : 3;
};

const byDate = (a: Claim, b: Claim): number =>
  a.entry.date < b.entry.date
    ? -1
    : a.entry.date > b.entry.date
      ? 1
      : a.rank - b.rank || a.entry.request_id - b.entry.request_id;

/** The minutes of a day, by half. */
type Halves = { readonly morning: number; readonly afternoon: number };
/** What was taken of a day; `anywhere` is what whole days and amounts of time take, which have no half of their own. */
type Taken = Halves & { readonly anywhere: number };

const NOTHING: Taken = { morning: 0, afternoon: 0, anywhere: 0 };

/** What is still free of a part of a day. */
const roomOf = (part: DayPart, day: Halves, taken: Taken): number => {
  const all = day.morning + day.afternoon - taken.morning - taken.afternoon - taken.anywhere;
  const half = part === 'morning' || part === 'afternoon' ? day[part] - taken[part] : all;
  return Math.max(0, Math.min(all, half));
};

const shareOf = (part: DayPart, minutes: number): Taken => ({
  ...NOTHING,
  [part === 'morning' || part === 'afternoon' ? part : 'anywhere']: minutes,
});

/**
 * What an absence takes of a day: all of its part, also where the schedule got longer since it was stored, as nobody is
 * ill and on leave at once.
 */
const allOf = (part: DayPart, day: Halves, minutes: number): number => {
  if (part === 'minutes') return minutes;
  return part === 'whole' ? day.morning + day.afternoon : day[part];
};

const plus = (one: Taken, other: Taken): Taken => ({
  morning: one.morning + other.morning,
  afternoon: one.afternoon + other.afternoon,
  anywhere: one.anywhere + other.anywhere,
});

const minus = (one: Taken, other: Taken): Taken => ({
  morning: one.morning - other.morning,
  afternoon: one.afternoon - other.afternoon,
  anywhere: one.anywhere - other.anywhere,
});

/**
 * The halves of a day: those of its schedule, or longer ones where a part was stored under an earlier schedule, as what
 * was stored for a day of the past stays.
 */
const halvesOf = (entries: readonly DayEntry[], scheduled: number): Halves => {
  const most = (...parts: readonly DayPart[]): number =>
    Math.max(0, ...entries.filter(({ part }) => parts.includes(part)).map(({ minutes }) => minutes));
  const day = Math.max(scheduled, most('whole', 'minutes'));
  return {
    morning: Math.max(morningOf(day), most('morning')),
    afternoon: Math.max(afternoonOf(day), most('afternoon')),
  };
};

/** The claims on one day as they are met, in their order. A change is measured without the leave that it replaces. */
const met = (
  claims: readonly Claim[],
  { calendar, isOverSchedule }: Pick<EntriesOf, 'calendar' | 'isOverSchedule'>,
): DayEntry[] => {
  const within = claims.map(({ entry }) => entry).filter(({ type_id: type }) => !isOverSchedule(type));
  const day = halvesOf(within, calendar.minutesOn(claims[0]?.entry.date ?? ''));
  const shares = new Map<number, Taken>();
  let taken = NOTHING;
  return claims.flatMap(({ entry, replaces, rank }) => {
    if (isOverSchedule(entry.type_id)) return [entry];
    const replaced = (replaces === null ? undefined : shares.get(replaces)) ?? NOTHING;
    const minutes = Math.min(entry.minutes, roomOf(entry.part, day, minus(taken, replaced)));
    const share = shareOf(entry.part, rank === 0 ? allOf(entry.part, day, minutes) : minutes);
    shares.set(entry.request_id, share);
    taken = plus(taken, share);
    if (minutes === 0) return [];
    return [minutes === entry.minutes ? entry : { ...entry, minutes, part: 'minutes' as const }];
  });
};

/**
 * The entries of a person, by date. Absences take their minutes first and leave gets what they leave of its part of the
 * day, so illness over approved leave gives its balance back while the leave stays as it was stored.
 */
export const entriesOf = (requests: readonly EntryRequest[], reading: EntriesOf): DayEntry[] => {
  const claims: Claim[] = [];
  for (const request of requests) {
    if (!isLiving(request)) continue;
    const { id, type_id, state } = request;
    const rank = rankOf(request, reading.kindOf(type_id));
    for (const { date, minutes, part } of daysRead(request, reading))
      claims.push({
        entry: { date, minutes, type_id, part, state, request_id: id },
        replaces: request.replaces_id,
        rank,
      });
  }
  claims.sort(byDate);
  const entries: DayEntry[] = [];
  let sameDay: Claim[] = [];
  const meet = (): void => {
    const [only] = sameDay;
    if (sameDay.length > 1) entries.push(...met(sameDay, reading));
    else if (only !== undefined) entries.push(only.entry);
  };
  for (const claim of claims) {
    if (claim.entry.date !== sameDay[0]?.entry.date) {
      meet();
      sameDay = [];
    }
    sameDay.push(claim);
  }
  meet();
  return entries;
};
