import { useTranslation } from 'react-i18next';
import { hoursFigure } from '../../../ui/hours-figure.ts';

const figures = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 });

/** Minutes as working days: 1140 minutes are `2,5` days of 7:36. */
export const daysFigure = (minutes: number, dayMinutes: number): string =>
  figures.format(dayMinutes === 0 ? 0 : minutes / dayMinutes);

type Amount = { minutes: number; day_minutes: number; unit: 'days' | 'hours' };

/** An amount in the unit of its type: "2,5 days", "7:36 hours". A person without working hours has hours only. */
export const useAmountWords = (): ((amount: Amount) => string) => {
  const { t } = useTranslation('days-off');
  return ({ minutes, day_minutes: day, unit }) =>
    unit === 'hours' || day === 0
      ? t('amount.hours', { figure: hoursFigure(minutes) })
      : t('amount.days', { count: minutes / day, figure: daysFigure(minutes, day) });
};
