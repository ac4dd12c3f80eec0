/** The limits of pushes (docs/areas/push.md#limits). */
export const PAYROLL_MESSAGE_MAX = 500;
export const PUSH_PEOPLE_MAX = 5_000;
export const PREVIEW_PAGE_MAX = 1_000;
export const MONTHS_BACK = 2;
export const MONTHS_AHEAD = 1;
/** Before this day the month before is suggested. */
export const SUGGEST_PREVIOUS_BEFORE = 20;
/** What goes to the office in one request. */
export const CHUNK_PEOPLE = 200;
export const CHUNK_LINES = 2_000;
/** The office is asked after 4 seconds, then ever later, at most a minute apart, at most for 6 hours. */
export const FIRST_POLL_SECONDS = 4;
export const POLL_SECONDS_MAX = 60;
export const POLL_HOURS_MAX = 6;
/** How long a push holds its month; every step renews it. */
export const LEASE_MINUTES = 15;
/** Pushed months before the one that is pushed, whose later changes go along as corrections. */
export const CORRECTION_MONTHS = 12;
export const NOTE_MAX = 400;
/** How often an open page asks for progress (docs/areas/push.md#pages). */
export const PROGRESS_POLL_MS = 4_000;
/** How often an office that does not know a request is asked again before a person has to say what is known. */
export const UNKNOWN_ASKS = 5;
/** The words beside people whose lines were taken over by the word of a user, not of the office. */
export const CONFIRMED_BY_HAND = 'Confirmed by hand';
/** How long after its end the office of a push is asked whether it refused lines after all. */
export const LATE_HOURS = 24;
/** How often an office that calls a request successful is asked about people whom it does not name: about a minute. */
export const SILENT_ASKS = 6;
