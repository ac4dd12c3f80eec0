import { inHours } from '#shared/days-off/amounts.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import type { DayEntry } from '#shared/days-off/entries.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { Language } from '#shared/values/language.ts';
import { labelValueIn } from '#shared/values/label-value.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import type { FeedEvent } from '#functions/platform/links/feed-file.ts';
import type { DaysOff } from './days-off.ts';

/* The days off of a person as events of a calendar (docs/areas/days-off-pages.md#feeds). */

/** Days are planned in halves without hours, so a half day begins at these minutes of the day. */
const BEGINS = { morning: 9 * 60, afternoon: 13 * 60 } as const;

/** What anybody with the feed may know: an absence has no kind, and a type is named where its settings say so. */
export const publicName = (
  type: Pick<DayOffType, 'kind' | 'shown_as' | 'name'> | undefined,
  language: Language,
): string => {
  const { absent, away } = mailTexts(language).daysOff;
  if (type?.kind === 'absence') return absent;
  return type?.shown_as === 'name' ? type.name : away;
};

type Run<D> = { readonly first: D; last: IsoDate };

/** Whole days that belong together as runs, over days on which the person does not work anyway. */
export const runsOf = <D extends Pick<DayEntry, 'date'>>(
  whole: readonly D[],
  isFree: (date: IsoDate) => boolean,
): Run<D>[] => {
  const runs: Run<D>[] = [];
  for (const entry of whole) {
    const run = runs.at(-1);
    let next = run && addDays(run.last, 1);
    while (next !== undefined && next < entry.date && isFree(next)) next = addDays(next, 1);
    if (run && next === entry.date) run.last = entry.date;
    else runs.push({ first: entry, last: entry.date });
  }
  return runs;
};

/** A person of a feed, and the days that it shows. */
export type FeedEntry = {
  readonly employeeId: number;
  readonly name: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly language: Language;
};

/** The approved days off of a person within two days. `changedAt` says when a request changed last. */
export const feedEvents = (
  daysOff: DaysOff,
  { employeeId, name, from, to, language }: FeedEntry,
  changedAt: (requestId: number) => string,
): FeedEvent[] => {
  const calendar = daysOff.calendarOf(employeeId);
  const isFree = (date: IsoDate): boolean => calendar.minutesOn(date) === 0;
  const approved = daysOff.entriesOf(employeeId, from, to).filter(({ state }) => state === 'approved');
  const eventOf = ({ date, type_id: typeId, request_id: id }: DayEntry, more: Partial<FeedEvent>): FeedEvent => ({
    name: `day-off-${id}-${date}`,
    summary: labelValueIn(language, name, publicName(daysOff.typeOf(typeId), language)),
    start: date,
    end: date,
    stamp: changedAt(id),
    ...more,
  });
  return [...Map.groupBy(approved, ({ request_id: id }) => id).values()].flatMap((entries) => [
    ...runsOf(
      entries.filter(({ part }) => part === 'whole'),
      isFree,
    ).map(({ first, last }) => eventOf(first, { end: last })),
    ...entries.flatMap((entry) => {
      const { part, minutes } = entry;
      if (part === 'whole') return [];
      // Nobody said at which time of the day an amount of time is, so it stands with the day.
      if (part === 'minutes')
        return [eventOf(entry, { summary: `${eventOf(entry, {}).summary} (${inHours(minutes)})` })];
      return [eventOf(entry, { time: { from: BEGINS[part], to: BEGINS[part] + minutes } })];
    }),
  ]);
};
