import { isoOf } from '#shared/values/dates.ts';
import { dayMonth } from '#shared/values/formats.ts';
import { format } from '../../../ui/format.ts';

/** The words for single days of days off. Days are dd/mm/yyyy, as on the wire. */
export const useDayWords = () => {
  const weekdayOf = (day: string, length: 'short' | 'long'): string =>
    format().weekday(isoOf(day) ?? '1970-01-01', length);
  const weekday = (day: string): string => `${weekdayOf(day, 'long')} ${dayMonth(day)}`;
  return {
    /** `Mo 23`. */
    column: (day: string): string => `${weekdayOf(day, 'short').slice(0, 2)} ${Number(day.slice(0, 2))}`,
    /** `Monday 23/11`. */
    weekday,
    /** `Monday 23/11 – Wednesday 25/11/2026`. */
    between: (start: string, end: string): string => {
      const last = `${weekdayOf(end, 'long')} ${end}`;
      if (start === end) return last;
      return `${start.slice(6) === end.slice(6) ? weekday(start) : `${weekdayOf(start, 'long')} ${start}`} – ${last}`;
    },
  };
};
