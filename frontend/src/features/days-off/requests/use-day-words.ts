import { useTranslation } from 'react-i18next';
import { isoOf } from '#shared/values/dates.ts';

/** The words for single days of days off. Days are dd/mm/yyyy, as on the wire. */
export const useDayWords = () => {
  const { i18n } = useTranslation();
  const weekdayOf = (day: string, length: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', weekday: length }).format(
      new Date(`${isoOf(day) ?? '1970-01-01'}T00:00:00Z`),
    );
  const weekday = (day: string): string => `${weekdayOf(day, 'long')} ${day.slice(0, 5)}`;
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
