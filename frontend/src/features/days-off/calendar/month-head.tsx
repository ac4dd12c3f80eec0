import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '#shared/values/formats.ts';
import { languageOf } from '#shared/values/language.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { MonthDay } from './month-days.ts';
import type { MonthView } from './person-row.tsx';
import classes from './calendar.module.css';

const DayHead = ({ day, at, name, weekday }: { day: MonthDay; at: number; name: string; weekday: string }) => (
  <div
    role="columnheader"
    aria-colindex={at + 2}
    aria-label={name}
    aria-current={day.isToday ? 'date' : undefined}
    className={classes.dayHead}
    data-look={day.holiday ? 'holiday' : undefined}
  >
    <span>{weekday}</span>
    <strong data-today={day.isToday || undefined}>{day.day}</strong>
  </div>
);

/** The days of a month over the rows of the people. */
export const MonthHead = memo(({ view }: { view: MonthView }) => {
  const { t, i18n } = useTranslation('days-off');
  const weekdays = useMemo(() => {
    const { weekday } = formatsOf(languageOf([i18n.language]));
    return view.days.map(({ iso }) => weekday(iso, 'short').slice(0, 2));
  }, [view.days, i18n.language]);
  return (
    <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`}>
      <div role="columnheader" aria-colindex={1} className={classes.person}>
        {t('calendar.person')}
      </div>
      {view.days.map((day, at) => (
        <DayHead key={day.iso} day={day} at={at} name={view.names[at] ?? ''} weekday={weekdays[at] ?? ''} />
      ))}
      <div role="columnheader" aria-colindex={view.days.length + 2} className={classes.left}>
        <Link to={paths.dayOffBalances}>{t('calendar.daysLeft')}</Link>
      </div>
    </div>
  );
});
