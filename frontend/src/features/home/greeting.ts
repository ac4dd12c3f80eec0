import { belgianDay, toDmy } from '#shared/values/dates.ts';

const hourInBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});
const NOON = 12;
const EVENING = 18;

/** The part of the day in Belgium, and the day: `Saturday 21/11/2026`. */
export const greetingAt = (now: Date, language: string): { part: 'morning' | 'afternoon' | 'evening'; day: string } => {
  const hour = Number(hourInBrussels.format(now));
  const weekday = new Intl.DateTimeFormat(language, { timeZone: 'Europe/Brussels', weekday: 'long' }).format(now);
  return {
    part: hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening',
    day: `${weekday} ${toDmy(belgianDay(now))}`,
  };
};
