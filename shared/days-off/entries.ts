import type { IsoDate } from '#shared/values/dates.ts';
import type { DayOffRequest, RequestDay } from './day-off-request.ts';
import type { DayOffKind, DayPart } from './names.ts';
import { afternoonOf, daysWithin, morningOf } from './request-days.ts';
import type { PersonCalendar } from './schedule.rules.ts';

/* What the days of a person really take, derived on reading (docs/areas/days-off.md#absences). */

/** Minutes of one type on one day of a person. */
export type DayEntry = {
  readonly date: IsoDate;
  readonly minutes: number;
  readonly type_id: number;
  /** `minutes` when an absence takes a part of what was stored. */
  readonly part: DayPart;
  readonly state: 'requested' | 'approved';
  readonly request_id: number;
};

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
  readonly today: IsoDate;
  /** The days that are read, both included. */
  readonly from: IsoDate;
  readonly to: IsoDate;
};

/** A request that takes minutes: asked or approved, and not deleted. */
export const isLiving = <R extends Pick<DayOffRequest, 'state' | 'deleted'>>(
  request: R,
): request is R & { readonly state: DayEntry['state'] } =>
  request.deleted === 0 && (request.state === 'requested' || request.state === 'approved');

/** The days of a request within the days that are read; an absence without end has them up to today. */
export const daysRead = (
  request: EntryRequest,
  { calendar, today, from, to, isOverSchedule }: EntriesOf,
): RequestDay[] =>
  request.end_date === null
    ? daysWithin(request, calendar, from, today < to ? today : to, isOverSchedule(request.type_id)).filter(
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

/** The free minutes of a day, by half. */
type Halves = { morning: number; afternoon: number };

/** What an entry gets of the free halves of a day. An amount of time takes the morning first. */
const shareOf = ({ part, minutes }: DayEntry, free: Halves): Halves => {
  const morning = part === 'afternoon' ? 0 : Math.min(minutes, free.morning);
  const afternoon = part === 'morning' ? 0 : Math.min(minutes - morning, free.afternoon);
  return { morning, afternoon };
};

/**
 * The claims on one day with an absence, as they are met. The day has the minutes of its schedule, or those of a whole
 * day that was stored under an earlier schedule. A change is measured without the leave that it replaces.
 */
const met = (
  claims: readonly Claim[],
  { calendar, isOverSchedule }: Pick<EntriesOf, 'calendar' | 'isOverSchedule'>,
): DayEntry[] => {
  const date = claims[0]?.entry.date ?? '';
  const whole = claims.map(({ entry }) => (entry.part === 'whole' ? entry.minutes : 0));
  const minutes = Math.max(calendar.minutesOn(date), ...whole);
  const free: Halves = { morning: morningOf(minutes), afternoon: afternoonOf(minutes) };
  const taken = new Map<number, Halves>();
  return claims.flatMap(({ entry, replaces }) => {
    if (isOverSchedule(entry.type_id)) return [entry];
    const back = (replaces === null ? undefined : taken.get(replaces)) ?? { morning: 0, afternoon: 0 };
    const share = shareOf(entry, { morning: free.morning + back.morning, afternoon: free.afternoon + back.afternoon });
    taken.set(entry.request_id, share);
    free.morning = Math.max(0, free.morning - share.morning);
    free.afternoon = Math.max(0, free.afternoon - share.afternoon);
    const got = share.morning + share.afternoon;
    if (got === 0) return [];
    return [got === entry.minutes ? entry : { ...entry, minutes: got, part: 'minutes' as const }];
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
  for (let at = 0; at < claims.length;) {
    const date = claims[at]?.entry.date;
    let next = at + 1;
    while (next < claims.length && claims[next]?.entry.date === date) next += 1;
    const sameDay = claims.slice(at, next);
    if (sameDay.length > 1 && sameDay[0]?.rank === 0) entries.push(...met(sameDay, reading));
    else for (const { entry } of sameDay) entries.push(entry);
    at = next;
  }
  return entries;
};
