import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Month } from './month-bars.ts';
import classes from './calendar-tools.module.css';

type Lock = { people: number; of: number };

/** The months around the one shown that were pushed to payroll, such as `2026-10`. */
export type MonthLocks = ReadonlyMap<string, Lock>;

export const locksOf = (month: Month | undefined): MonthLocks =>
  new Map(month?.locked_months.map(({ month: key, people }) => [key, { people, of: month.count }]));

/** Says of a month that it was pushed to payroll, for everybody or, with half a lock, for some. */
export const MonthLock = ({ lock, size = 14 }: { lock: Lock | undefined; size?: number }) => {
  const { t } = useTranslation('days-off');
  if (!lock) return null;
  const { people, of } = lock;
  const isHalf = people < of;
  return (
    <IconLock
      size={size}
      stroke={1.75}
      role="img"
      aria-label={isHalf ? t('calendar.locked.forSome', { count: people, people: of }) : t('calendar.locked.forAll')}
      className={classes.monthLock}
      data-half={isHalf || undefined}
    />
  );
};
