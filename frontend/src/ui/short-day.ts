import { dayMonth } from '#shared/values/formats.ts';

/** A day (dd/mm/yyyy) as "13/11"; one of another year keeps it. */
export const shortDay = (day: string, thisYear: string): string =>
  day.slice(6, 10) === thisYear ? dayMonth(day) : day.slice(0, 10);
