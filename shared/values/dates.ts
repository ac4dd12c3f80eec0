import { issue, type Issue } from '#shared/errors/issue.ts';

/**
 * Dates are `dd/mm/yyyy` on the wire and ISO `yyyy-mm-dd` in storage and rules; no time zone anywhere. Where one is
 * parsed as an instant, it is its midnight in UTC.
 */
export type IsoDate = string;

export const DMY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const YEAR_MIN = 1900;
const YEAR_MAX = 2100;

const isCalendarDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The ISO date of a dd/mm/yyyy text; null for `31/02/2024` and `1/1/24` (docs/areas/platform.md#dates). */
export const parseDmy = (text: string): IsoDate | null => {
  const parts = DMY.exec(text.trim());
  if (!parts) return null;
  // why: a match has every group of the pattern
  const [, day, month, year] = parts as unknown as [string, string, string, string];
  const inRange = Number(year) >= YEAR_MIN && Number(year) <= YEAR_MAX;
  return inRange && isCalendarDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
};

/** A day as files hold it: day, month and year with slashes, dots, dashes or spaces, or the year first; maybe a time. */
const LOOSE_DMY = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})(?:[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const LOOSE_YMD = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/;

/** The ISO date of a text in a file, such as `1/3/2021`, `10-11-2022`, `21.03.2024`; null for anything else. */
export const parseFileDate = (text: string): IsoDate | null => {
  const dmy = LOOSE_DMY.exec(text.trim());
  const ymd = LOOSE_YMD.exec(text.trim());
  const [day, month, year] = dmy ? dmy.slice(1) : (ymd?.slice(1).toReversed() ?? []);
  if (day === undefined || month === undefined || year === undefined) return null;
  return parseDmy(`${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`);
};

/** The bound of a date field as ISO; undefined when it is absent or no date. */
export const isoOf = (text: string | null | undefined): IsoDate | undefined => parseDmy(text ?? '') ?? undefined;

export const isIsoDate = (text: string): boolean => {
  const parts = ISO.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
};

export const toDmy = (iso: IsoDate): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
/** The ISO date of a day that is known to be one, such as those in answers of the API. */
export const fromDmy = (day: string): IsoDate => `${day.slice(6)}-${day.slice(3, 5)}-${day.slice(0, 2)}`;
export const toDmyOrNull = (iso: IsoDate | null): string | null => (iso === null ? null : toDmy(iso));

export const addDays = (iso: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);

/** The day a number of months later; the last day of the month where that has no such day. */
export const addMonths = (day: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const wanted = Math.min(date, last.getUTCDate());
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), wanted)).toISOString().slice(0, 10);
};

/** Whole days from `from` to `to`; negative when `to` lies before. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const brussels = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Belgium is never before UTC and at most two hours after it: until this hour of UTC both have the same day. */
const SAME_DAY_UNTIL = 22;

/**
 * The calendar day in Belgium at a moment: "today" and "tomorrow" defaults are Belgian. The calendar of the zone, which
 * takes many times as long, is asked for the last hours alone; lists ask of every row.
 */
export const belgianDay = (at: Date): IsoDate =>
  at.getUTCHours() < SAME_DAY_UNTIL ? at.toISOString().slice(0, 'yyyy-mm-dd'.length) : brussels.format(at);

const HOUR_AT = 'yyyy-mm-ddT'.length;

/** The calendar day in Belgium at a moment of UTC as it is stored; most need no calendar at all. */
export const belgianDayOf = (moment: string): IsoDate =>
  moment.endsWith('Z') && Number(moment.slice(HOUR_AT, HOUR_AT + 2)) < SAME_DAY_UNTIL
    ? moment.slice(0, 'yyyy-mm-dd'.length)
    : belgianDay(new Date(moment));

/** Whether a day written dd/mm/yyyy comes after the day of a moment of UTC: then it was planned at that moment. */
export const liesAhead = (day: string | null | undefined, moment: string): boolean =>
  (isoOf(day) ?? '') > belgianDayOf(moment);

const hourInBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour of the day in Belgium at a moment. */
export const belgianHour = (at: Date | number): number => Number(hourInBrussels.format(at));

/** How far clocks in Belgium are ahead of UTC at a moment: an hour, or two in summer. */
const aheadAt = (at: number): number => ((belgianHour(at) - new Date(at).getUTCHours() + 24) % 24) * HOUR_MS;

/**
 * The instant at which clocks in Belgium show what clocks of UTC show at `shown`: the first one of an hour that comes
 * twice, and an hour later in one that is left out.
 */
const whenShown = (shown: number): Date => new Date(shown - aheadAt(shown - 2 * HOUR_MS));

/** The instant of a time of day in Belgium, in minutes of the clock after midnight. */
export const instantOf = (iso: IsoDate, minutes: number): Date => whenShown(Date.parse(iso) + minutes * 60_000);

/** The instant at which a day, or the day `days` later, begins in Belgium, where clocks change later in the night. */
export const startOfDay = (iso: IsoDate, days = 0): Date => {
  const midnight = Date.parse(iso) + days * DAY_MS;
  return new Date(midnight - belgianHour(midnight) * HOUR_MS);
};

/** The same time of day in Belgium a number of days later, also when clocks change between them. */
export const sameTimeAfter = (instant: string, days: number): Date => {
  const at = Date.parse(instant);
  return whenShown(at + aheadAt(at) + days * DAY_MS);
};

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An ISO instant as dd/mm/yyyy hh:mm in Belgian time, or to the second. */
export const belgianMoment = (iso: string, precision: 'minute' | 'second' = 'minute'): string => {
  const text = moment.format(new Date(iso)).replace(', ', ' ');
  return precision === 'second' ? text : text.slice(0, -':00'.length);
};

/** No day of a vehicle in use, or of somebody at work, lies before this one. */
export const FIRST_DAY = '1950-01-01';
/** How many days ahead a day may lie: nothing is ordered, and nobody is hired, further ahead. */
const DAYS_AHEAD_MAX = 731;

/** The issue of a day whose year is mistyped: it lies long ago, or further ahead than anybody plans. */
export const sensibleDayIssues = (path: string, day: IsoDate | null, today: IsoDate): Issue[] => {
  if (day === null) return [];
  const last = addDays(today, DAYS_AHEAD_MAX);
  if (day > last) return [issue(path, 'date_after_max', { max: toDmy(last) })];
  return day < FIRST_DAY ? [issue(path, 'date_before_min', { min: toDmy(FIRST_DAY) })] : [];
};

/** The issue of a day on which something was done: it has come, and its year is not mistyped. */
export const doneDayIssues = (path: string, day: IsoDate | null, today: IsoDate): Issue[] =>
  day !== null && day > today
    ? [issue(path, 'date_after_max', { max: toDmy(today) })]
    : sensibleDayIssues(path, day, today);
