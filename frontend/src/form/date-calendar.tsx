import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '#shared/values/dates.ts';

type Props = { value: IsoDate | null; min?: IsoDate; max?: IsoDate; onChoose: (date: IsoDate) => void };

/** A calendar to choose a day from; its code loads when a date field first opens it. */
export const DateCalendar = ({ value, min, max, onChoose }: Props) => {
  const { t } = useTranslation('form');
  return (
    <DatePicker
      size="xs"
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      highlightToday
      value={value}
      {...(value !== null && { defaultDate: value })}
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
