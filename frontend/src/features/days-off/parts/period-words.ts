import { useTranslation } from 'react-i18next';
import type { EndPart, StartPart } from '#shared/days-off/names.ts';
import { dayMonth } from '#shared/values/formats.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';

type Period = {
  /** Days as dd/mm/yyyy. */
  start_date: string;
  /** Null for an absence without a known end. */
  end_date: string | null;
  start_part: StartPart;
  end_part: EndPart;
  /** An amount of time on a single day. */
  minutes?: number | null;
};

/** The days of a period as they are read: `27/11 – 30/11/2026`. */
export const periodDays = (start: string, end: string): string => {
  if (start === end) return start;
  return `${start.slice(6) === end.slice(6) ? dayMonth(start) : start} – ${end}`;
};

/** A period with the parts of its first and last day: "30/04 – 04/05/2026, from the afternoon". */
export const usePeriodWords = (): ((period: Period) => string) => {
  const { t } = useTranslation('days-off');
  return ({ start_date: start, end_date: end, start_part: from, end_part: until, minutes = null }) => {
    if (end === null) return t('period.open', { start });
    if (start === end) {
      const part = minutes === null ? from : 'minutes';
      if (part === 'minutes') return t('period.minutes', { day: start, figure: hoursFigure(minutes ?? 0) });
      return part === 'whole' ? start : t(`period.${part}`, { day: start });
    }
    const days = periodDays(start, end);
    if (from === 'afternoon') return t(until === 'morning' ? 'period.both' : 'period.from', { days });
    return until === 'morning' ? t('period.until', { days }) : days;
  };
};
