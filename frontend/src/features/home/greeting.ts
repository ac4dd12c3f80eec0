import { belgianHour, fromDmy } from '#shared/values/dates.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { languageOf } from '#shared/values/language.ts';

const NOON = 12;
const EVENING = 18;

/** The part of the day in Belgium at a moment, and the day of the company in words: `Saturday 21/11/2026`. */
export const greetingAt = (
  now: Date,
  today: string,
  language: string,
): { part: 'morning' | 'afternoon' | 'evening'; day: string } => {
  const hour = belgianHour(now);
  return {
    part: hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening',
    day: `${formatsOf(languageOf([language])).weekday(fromDmy(today))} ${today}`,
  };
};
