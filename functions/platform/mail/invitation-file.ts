import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailCalendar } from '#shared/mail/mail.ts';
import { addDays } from '#shared/values/dates.ts';
import { textIn, type Language } from '#shared/values/language.ts';
import { calendarText } from '#functions/platform/links/calendar-text.ts';

export const INVITATION_FILE = 'invitation.ics';

type Person = { readonly name: string; readonly address: string };
type Entry = {
  readonly calendar: MailCalendar;
  /** The language of the attendee. */
  readonly language: Language;
  readonly organizer: Person;
  readonly attendee: Person;
  /** ISO instant of this version, so that the same mail has the same file. */
  readonly stamp: string;
};

/** The .ics file of a calendar entry. It lasts whole days, so it is the same days wherever it is opened. */
export const invitationFile = ({ calendar, language, organizer, attendee, stamp }: Entry): string => {
  const isCancelled = calendar.method === 'CANCEL';
  const file = ical({
    prodId: { company: 'Back office', product: 'Back office', language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  file
    .createEvent({
      id: calendar.uid,
      sequence: calendar.sequence,
      stamp: new Date(stamp),
      allDay: true,
      start: new Date(`${calendar.start}T00:00:00Z`),
      // The end of an entry of whole days is the day after.
      end: new Date(`${addDays(calendar.end, 1)}T00:00:00Z`),
      summary: calendar.summary,
      description: calendar.description,
      location: textIn(calendar.location, language),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: organizer.name, email: organizer.address },
    })
    .createAttendee({
      name: attendee.name,
      email: attendee.address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: !isCancelled,
    });
  return calendarText(file);
};
