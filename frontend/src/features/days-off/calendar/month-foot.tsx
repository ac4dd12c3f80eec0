import { VisuallyHidden } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areFew } from '../parts/few-at-work.ts';
import { atWork, formatHalves, type CalendarPerson } from './month-bars.ts';
import type { MonthView } from './person-row.tsx';
import { useShortWords } from './use-short-words.ts';
import classes from './calendar.module.css';

type Props = { people: readonly CalendarPerson[]; view: MonthView; rows: number; isPast: boolean };

/** How many people are at work on each day of a month, under their rows. */
export const MonthFoot = memo(({ people, view, rows, isPast }: Props) => {
  const { t } = useTranslation('days-off');
  const counts = useMemo(() => atWork(people, view.days), [people, view.days]);
  const shortWords = useShortWords();
  return (
    <div role="row" aria-rowindex={rows + 2} className={`${classes.row} ${classes.foot}`}>
      <div role="rowheader" aria-colindex={1} className={classes.person}>
        {t(isPast ? 'calendar.wasAtWork' : 'calendar.atWork')}
      </div>
      {view.days.map((day, at) => {
        const work = counts[at] ?? null;
        const short = view.shorts?.get(at);
        const isFew = view.shorts ? short !== undefined : work !== null && areFew(work.people, work.of);
        return (
          <div
            key={day.iso}
            role="gridcell"
            aria-colindex={at + 2}
            className={classes.day}
            data-look={day.holiday ? 'holiday' : work === null ? 'free' : undefined}
            data-today={day.isToday || undefined}
            data-few={isFew || undefined}
            title={short && shortWords(short).join('\n')}
          >
            {work !== null && formatHalves(work.people)}
            {short && <VisuallyHidden>{shortWords(short).join(', ')}</VisuallyHidden>}
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={view.days.length + 2} className={classes.left}>
        {t('calendar.ofPeople', { count: people.length })}
      </div>
    </div>
  );
});
