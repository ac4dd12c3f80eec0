import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/nl.js';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '#shared/values/dates.ts';
import { shownLanguage } from '../ui/format.ts';
import { useToday } from '../ui/use-today.ts';
import classes from './date-calendar.module.css';

type Props = { value: IsoDate | null; min?: IsoDate; max?: IsoDate; onChoose: (date: IsoDate) => void };

const cells = {
  calendarHeader: classes.head,
  day: classes.cell,
  monthsListControl: classes.cell,
  yearsListControl: classes.cell,
};

/** The day nearest to `day` that may be chosen. */
const within = (day: IsoDate, min = day, max = day): IsoDate => (day < min ? min : day > max ? max : day);

/**
 * A calendar to choose a day from; its code loads when a date field first opens it. Today is that of the company: the
 * machine may be in another zone.
 */
export const DateCalendar = ({ value, min, max, onChoose }: Props) => {
  const { t } = useTranslation('form');
  const today = useToday();
  const opened = value ?? within(today, min, max);
  const calendar = useRef<HTMLDivElement>(null);
  // The code may come after the place for it has taken the focus.
  useEffect(() => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  return (
    <DatePicker
      ref={calendar}
      size="xs"
      locale={shownLanguage()}
      classNames={cells}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      highlightToday
      value={value}
      defaultDate={opened}
      getDayProps={(day) => ({
        'data-today': day === today || undefined,
        'aria-current': day === today ? 'date' : undefined,
      })}
      {...(min !== undefined && { minDate: min })}
      {...(max !== undefined && { maxDate: max })}
      ariaLabels={{
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousDecade: t('previousYears'),
        nextDecade: t('nextYears'),
      }}
      onChange={(date) => date !== null && onChoose(date)}
    />
  );
};
