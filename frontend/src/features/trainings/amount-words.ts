import type { TFunction } from 'i18next';
import type { CourseOut } from '#shared/contract/trainings/training.ts';
import { format } from '../../ui/format.ts';

/** `7:30` for 450 minutes. */
const hoursOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** A number of days as it is read: `1,5`. */
export const daysFigure = (value: number): string => format().number(value, 1);

/** "1,5 days", "7:30 hours"; null without an amount. */
export const amountWords = (
  { amount, training_amount_selection: unit }: Pick<CourseOut, 'amount' | 'training_amount_selection'>,
  t: TFunction,
): string | null => {
  if (amount === null) return null;
  return unit === 'days'
    ? t('amount.days', { count: amount, figure: daysFigure(amount) })
    : t('amount.hours', { figure: hoursOf(amount) });
};
