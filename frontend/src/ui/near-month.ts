import { monthName } from './month-name.ts';

/** A month (yyyy-mm) as December, and as December 2026 where today (dd/mm/yyyy) is in another year. */
export const nearMonth = (month: string, today: string): string =>
  monthName(month, month.slice(0, 4) === today.slice(6) ? 'long' : 'full');
