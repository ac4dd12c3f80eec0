import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { addDays, instantOf, type IsoDate } from '#shared/values/dates.ts';
import { calendarText } from './calendar-text.ts';

/** An event of a feed: whole days, both included, or a time of one day in minutes after its midnight in Belgium. */
export type FeedEvent = {
  /** The same at every read, and another one for each event of the company. */
  readonly name: string;
  readonly summary: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly time?: { readonly from: number; readonly to: number } | undefined;
  /** ISO instant of its last change, so that the same feed is the same file. */
  readonly stamp: string;
};

const spanOf = ({ start, end, time }: FeedEvent) =>
  time
    ? { start: instantOf(start, time.from), end: instantOf(start, time.to) }
    : // The end of whole days is the day after.
      { allDay: true, start: new Date(`${start}T00:00:00Z`), end: new Date(`${addDays(end, 1)}T00:00:00Z`) };

/** How often a calendar should read a feed again, in seconds. */
const TTL_SECONDS = 3_600;

/** What the file says of the calendar: its name, and the host of the app, which no other company has. */
type Feed = { readonly name: string; readonly host: string };

/** The .ics file of a feed. Days are whole wherever it is opened; times are instants. */
export const feedFile = ({ name, host }: Feed, events: readonly FeedEvent[]): string => {
  const file = ical({
    name,
    prodId: { company: 'Back office', product: 'Back office', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
  });
  for (const event of events)
    file.createEvent({
      id: `${event.name}@${host}`,
      stamp: new Date(event.stamp),
      summary: event.summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      ...spanOf(event),
    });
  return calendarText(file);
};
