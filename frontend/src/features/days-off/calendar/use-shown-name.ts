import { useTranslation } from 'react-i18next';
import { monthName } from '../../../ui/month-name.ts';
import { shownMonths, type CalendarState } from './calendar-state.ts';
import { quarterOf } from './month-days.ts';

type Shown = Pick<CalendarState, 'look' | 'month'>;

/** The name of what the calendar shows: November 2026, or the fourth quarter of it; short and long without its year. */
export const useShownName = (): ((shown: Shown, how: 'short' | 'long' | 'full') => string) => {
  const { t } = useTranslation('days-off');
  return (shown, how) => {
    const { from, months } = shownMonths(shown);
    if (months === 1) return monthName(from, how);
    const quarter = quarterOf(from);
    return how === 'full'
      ? t('calendar.quarterOf', { quarter, year: from.slice(0, 4) })
      : t('calendar.quarter', { quarter });
  };
};
