import { useTranslation } from 'react-i18next';
import { dayFigure, inDays } from '#shared/days-off/amounts.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';

/** Minutes as working days: 1140 minutes are `2,5` days of 7:36. */
export const daysFigure = (minutes: number, dayMinutes: number): string => dayFigure(inDays(minutes, dayMinutes));

type Amount = { minutes: number; day_minutes: number; unit: 'days' | 'hours' };

const isInHours = ({ day_minutes: day, unit }: Amount): boolean => unit === 'hours' || day === 0;

/** The figure of an amount, where its unit stands beside it already: "2,5", "7:36". */
export const amountFigure = (amount: Amount): string =>
  isInHours(amount) ? hoursFigure(amount.minutes) : daysFigure(amount.minutes, amount.day_minutes);

/** An amount in the unit of its type: "2,5 days", "7:36 hours". A person without working hours has hours only. */
export const useAmountWords = (): ((amount: Amount) => string) => {
  const { t } = useTranslation('days-off');
  return (amount) => {
    const figure = amountFigure(amount);
    if (isInHours(amount)) return t('amount.hours', { figure });
    return t('amount.days', { count: amount.minutes / amount.day_minutes, figure });
  };
};
