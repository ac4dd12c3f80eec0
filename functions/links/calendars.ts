import { calendarFeed } from '#functions/calendar/calendar-feed.ts';
import type { LinkPurposes } from '#functions/platform/links/purpose-handler.ts';
import { invitationLink } from '#functions/trainings/invitation-link.ts';

/** What serves the purposes of links that have something for calendars; the function of the others does without it. */
export const calendars: LinkPurposes = { invite: invitationLink, calendar: calendarFeed };
