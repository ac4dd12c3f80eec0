import { useTranslation } from 'react-i18next';
import { dayFigure, inDays } from '#shared/days-off/amounts.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';

/** Minutes as working days: 1140 minutes are `2,5` days of 7:36. */
export const daysFigure = (minutes: number, dayMinutes: number): string => dayFigure(inDays(minutes, dayMinutes));

type Amount = { minutes: number; day_minutes: number; unit: 'days' | 'hours' };

/** An amount in the unit of its type: "2,5 days", "7:36 hours". A person without working hours has hours only. */
export const useAmountWords = (): ((amount: Amount) => string) => {
  const { t } = useTranslation('days-off');
  return ({ minutes, day_minutes: day, unit }) =>
    unit === 'hours' || day === 0
      ? t('amount.hours', { figure: hoursFigure(minutes) })
      : t('amount.days', { count: minutes / day, figure: daysFigure(minutes, day) });
};
