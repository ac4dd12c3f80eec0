import { useTranslation } from 'react-i18next';

const figures = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 });

/** Minutes as working days: 1140 minutes are `2,5` days of 7:36. */
export const daysFigure = (minutes: number, dayMinutes: number): string =>
  figures.format(dayMinutes === 0 ? 0 : minutes / dayMinutes);

/** Minutes as hours: `7:36`, `-0:30`. */
export const hoursFigure = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
};

type Amount = { minutes: number; day_minutes: number; unit: 'days' | 'hours' };

/** An amount in the unit of its type: "2,5 days", "7:36 hours". A person without working hours has hours only. */
export const useAmountWords = (): ((amount: Amount) => string) => {
  const { t } = useTranslation('days-off');
  return ({ minutes, day_minutes: day, unit }) =>
    unit === 'hours' || day === 0
      ? t('amount.hours', { figure: hoursFigure(minutes) })
      : t('amount.days', { count: minutes / day, figure: daysFigure(minutes, day) });
};
