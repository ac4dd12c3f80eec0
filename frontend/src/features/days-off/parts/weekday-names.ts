const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The days of a week from Monday to Sunday. */
export const weekdayNames = (language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  return Array.from({ length: 7 }, (_, at) => format.format(new Date(MONDAY + at * DAY_MS)));
};
