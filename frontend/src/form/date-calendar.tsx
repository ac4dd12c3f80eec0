import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';
import { useActor } from '../ui/actor.tsx';

type Props = { value: IsoDate | null; min?: IsoDate; max?: IsoDate; onChoose: (date: IsoDate) => void };

/** The day nearest to `day` that may be chosen. */
const within = (day: IsoDate, min = day, max = day): IsoDate => (day < min ? min : day > max ? max : day);

/**
 * A calendar to choose a day from; its code loads when a date field first opens it. Today is that of the company: the
 * machine may be in another zone.
 */
export const DateCalendar = ({ value, min, max, onChoose }: Props) => {
  const { t } = useTranslation('form');
  const today = parseDmy(useActor().today);
  const opened = value ?? (today === null ? null : within(today, min, max));
  return (
    <DatePicker
      size="xs"
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      highlightToday
      value={value}
      {...(opened !== null && { defaultDate: opened })}
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
