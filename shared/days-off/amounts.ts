import { formatsOf, MINUS } from '#shared/values/formats.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';

/* Minutes as people read them (docs/areas/days-off.md#amounts); the words stand in the messages. */

/** Minutes as days of a given length, rounded to a hundredth of a day. */
export const inDays = (minutes: number, dayMinutes: number): number =>
  dayMinutes === 0 ? 0 : Math.round((minutes / dayMinutes) * 100) / 100 + 0;

/** A number of days as people read it in every language: `2,5`. */
export const dayFigure = (days: number): string => formatsOf(DEFAULT_LANGUAGE).plain(days, 2);

/** Minutes as `7:36`, `−0:30`. */
export const inHours = (minutes: number): string => {
  const whole = Math.abs(Math.round(minutes));
  const sign = Math.round(minutes) < 0 ? MINUS : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
