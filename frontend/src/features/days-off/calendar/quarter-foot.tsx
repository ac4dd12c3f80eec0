import { VisuallyHidden } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areFew } from '../parts/few-at-work.ts';
import { atWork, fewestByWeek, formatHalves, type CalendarPerson, type Week } from './month-bars.ts';
import type { MonthView } from './person-row.tsx';
import { useShortWords } from './use-short-words.ts';
import classes from './calendar.module.css';
import { labelValue } from '../../../ui/label-value.ts';

const WeekCell = ({ week: { from, size, fewest }, view }: { week: Week; view: MonthView }) => {
  const { t } = useTranslation('days-off');
  const shortWords = useShortWords();
  const { names, shorts } = view;
  const short = Array.from({ length: size }, (_, at) => from + at).flatMap((at) =>
    shortWords(shorts?.get(at) ?? []).map((words) => labelValue(names[at] ?? '', words)),
  );
  const isFew = shorts ? short.length > 0 : fewest !== undefined && areFew(fewest.people, fewest.of);
  const figures = fewest && { day: names[fewest.at], people: formatHalves(fewest.people), of: fewest.of };
  return (
    <div
      role="gridcell"
      aria-colindex={from + 2}
      aria-colspan={size}
      className={classes.day}
      style={{ gridColumn: `span ${size}` }}
      data-begins="week"
      data-few={isFew || undefined}
      title={[...(figures ? [t('calendar.fewestOn', figures)] : []), ...short].join('\n')}
    >
      {fewest && size > 2 && formatHalves(fewest.people)}
      {short.length > 0 && <VisuallyHidden>{short.join(', ')}</VisuallyHidden>}
    </div>
  );
};

type Props = { people: readonly CalendarPerson[]; view: MonthView; rows: number };

/** The fewest people at work on a day of each week of a quarter, whose days are too narrow for a number each. */
export const QuarterFoot = memo(({ people, view, rows }: Props) => {
  const { t } = useTranslation('days-off');
  const { days } = view;
  const weeks = useMemo(() => fewestByWeek(atWork(people, days), days), [people, days]);
  return (
    <div role="row" aria-rowindex={rows + 2} className={`${classes.row} ${classes.foot}`}>
      <div role="rowheader" aria-colindex={1} className={classes.person}>
        {t('calendar.fewestAtWork')}
      </div>
      {weeks.map((week) => (
        <WeekCell key={week.from} week={week} view={view} />
      ))}
      <div role="gridcell" aria-colindex={days.length + 2} className={classes.left}>
        {t('calendar.ofPeople', { count: people.length })}
      </div>
    </div>
  );
});
