import { monthName } from './month-name.ts';

const isInYearOf = (today: string, month: string): boolean => month.slice(0, 4) === today.slice(6);

/** A month (yyyy-mm) as December, and as December 2026 where today (dd/mm/yyyy) is in another year. */
export const nearMonth = (month: string, today: string): string =>
  monthName(month, isInYearOf(today, month) ? 'long' : 'full');

/** The same where there is room for one word: December, and Dec 2026. */
export const nearMonthFigure = (month: string, today: string): string =>
  isInYearOf(today, month) ? monthName(month, 'long') : `${monthName(month, 'short')} ${month.slice(0, 4)}`;
