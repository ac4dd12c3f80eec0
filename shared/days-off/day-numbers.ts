import type { IsoDate } from '#shared/values/dates.ts';

/*
 * Days as whole numbers: a month of a thousand people asks for the minutes of 31,000 days, and a number costs nothing.
 */

const digits = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
};

export const yearOf = (date: IsoDate): number => digits(date, 0, 4);

/** Days since 01/01/1970 of a day of the Gregorian calendar: the year begins in March, so that the leap day is its last. */
const numberOf = (year: number, month: number, day: number): number => {
  const y = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
};

/** Days since 01/01/1970. */
export const dayNumber = (date: IsoDate): number =>
  numberOf(digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10));

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

const written = new Map<number, IsoDate>();

/** The date of a day; each is written once and kept, as the same few years are read again and again. */
export const dateOf = (day: number): IsoDate => {
  let date = written.get(day);
  if (date === undefined) {
    date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    written.set(day, date);
  }
  return date;
};

/** The first and the last day of a year. */
export const firstOfYear = (year: number): IsoDate => `${year}-01-01`;
export const lastOfYear = (year: number): IsoDate => `${year}-12-31`;
