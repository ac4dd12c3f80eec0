/** The values of days off as they stand on the wire. This file has no schemas, for screens. */

/** `leave` is asked for, an `absence` (illness and the like) is reported, `training` is shown from trainings, read only. */
export const dayOffKinds = ['leave', 'absence', 'training'] as const;
export type DayOffKind = (typeof dayOffKinds)[number];

/** How amounts of a type are entered and shown. */
export const dayOffUnits = ['days', 'hours'] as const;

/** What colleagues without the right to reasons see of a type. */
export const shownAs = ['name', 'away'] as const;

/** The hues of types; each passes AA with its text in both schemes. */
export const dayOffColours = ['indigo', 'blue', 'teal', 'green', 'orange', 'red', 'pink', 'violet', 'grey'] as const;
export type DayOffColour = (typeof dayOffColours)[number];

export const requestStates = ['requested', 'approved', 'declined', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

/** The part of the first day: the whole day or its afternoon; on a single day also its morning. */
export const startParts = ['whole', 'morning', 'afternoon'] as const;
export type StartPart = (typeof startParts)[number];
/** The part of the last day, when there are several. */
export const endParts = ['whole', 'morning'] as const;
export type EndPart = (typeof endParts)[number];

/** The part of a day that an entry takes; `minutes` when it is given as an amount of time. */
export const dayParts = ['whole', 'morning', 'afternoon', 'minutes'] as const;
export type DayPart = (typeof dayParts)[number];

/** Why a day of a request counts nothing. */
export const skippedReasons = ['weekend', 'holiday', 'no_schedule'] as const;
export type SkippedReason = (typeof skippedReasons)[number];

/** The year from which a right counts: work in the year before, or in the year itself. */
export const rightBases = ['year_before', 'same_year'] as const;
export type RightBasis = (typeof rightBases)[number];

/** The ten public holidays of Belgium; each has its name in the messages. */
export const holidayNames = [
  'new_year',
  'easter_monday',
  'labour_day',
  'ascension',
  'whit_monday',
  'national_day',
  'assumption',
  'all_saints',
  'armistice',
  'christmas',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/** The weekday on which the company is closed besides Sunday, as of ISO 8601 (6 is Saturday); null for none. */
export type ClosingDay = 1 | 2 | 3 | 4 | 5 | 6 | null;
/** The usual closing day. */
export const SATURDAY = 6;
