import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../../ui/month-name.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { MonthLock } from './month-lock.tsx';
import type { MonthView } from './person-row.tsx';
import classes from './calendar.module.css';
import head from './quarter-head.module.css';

/** The days of a quarter: the months by name, and the weeks by the day on which they begin. */
export const QuarterHead = memo(({ view: { days, names, locks } }: { view: MonthView }) => {
  const { t } = useTranslation('days-off');
  return (
    <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`}>
      <div role="columnheader" aria-colindex={1} className={classes.person}>
        {t('calendar.person')}
      </div>
      {days.map(({ iso, day, begins, isToday, holiday, isMonday }, at) => (
        <div
          key={iso}
          role="columnheader"
          aria-colindex={at + 2}
          aria-current={isToday ? 'date' : undefined}
          className={head.day}
          data-look={holiday ? 'holiday' : undefined}
          data-begins={begins}
          data-today={isToday || undefined}
        >
          {begins === 'month' && (
            <span className={head.month}>
              <span aria-hidden="true">{monthName(iso.slice(0, 7), 'long')}</span>
              <MonthLock lock={locks.get(iso.slice(0, 7))} />
            </span>
          )}
          {isMonday && <strong aria-hidden="true">{day}</strong>}
          <VisuallyHidden>{names[at]}</VisuallyHidden>
        </div>
      ))}
      <div role="columnheader" aria-colindex={days.length + 2} className={classes.left}>
        <Link to={paths.dayOffBalances}>{t('calendar.daysLeft')}</Link>
      </div>
    </div>
  );
});
