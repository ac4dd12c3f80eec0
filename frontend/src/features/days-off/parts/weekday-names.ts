import { addDays } from '#shared/values/dates.ts';
import { format } from '../../../ui/format.ts';

const MONDAY = '2024-01-01';

/** The days of a week from Monday to Sunday. */
export const weekdayNames = (how: 'long' | 'short' = 'long'): string[] =>
  Array.from({ length: 7 }, (_, at) => format().weekday(addDays(MONDAY, at), how));
