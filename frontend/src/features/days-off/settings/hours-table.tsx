import { TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../form/field-error.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { weekdayNames } from '../parts/weekday-names.ts';
import { weekTotal, type ScheduleForm } from './schedule-form.ts';
import { hoursText, typedHours } from './typed-hours.ts';
import classes from './hours-table.module.css';

type Form = Pick<ReturnType<typeof useForm<ScheduleForm>>, 'values' | 'getInputProps' | 'setFieldValue'>;

const HoursInput = ({ form, week, day, label }: { form: Form; week: number; day: number; label: string }) => {
  const path = `weeks.${week}.${day}` as const;
  const { error, onChange, onBlur } = form.getInputProps(path);
  const value = form.values.weeks[week]?.[day] ?? '';
  const tidy = (): void => {
    const minutes = typedHours(value);
    if (minutes !== undefined && hoursText(minutes) !== value) form.setFieldValue(path, hoursText(minutes));
  };
  return (
    <TextInput
      className={classes.input ?? ''}
      data-path={path}
      aria-label={label}
      placeholder="–"
      autoComplete="off"
      value={value}
      error={error && <FieldError>{error}</FieldError>}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        tidy();
        onBlur(event);
      }}
    />
  );
};

/** The hours of each day of one week or of two, with the total of each; what is typed becomes `7:36` on leaving. */
export const HoursTable = ({ form }: { form: Form }) => {
  const { t } = useTranslation('days-off');
  const names = weekdayNames();
  const weeks = form.values.cycle === '2' ? [0, 1] : [0];
  return (
    <table className={classes.table}>
      <caption>{t('settings.schedules.hoursHelp')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.schedules.day')}</th>
          {weeks.map((week) => (
            <th key={week} scope="col">
              {weeks.length === 1 ? t('settings.schedules.hours') : t('settings.schedules.week', { week: week + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, day) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {weeks.map((week) => (
              <td key={week}>
                <HoursInput
                  form={form}
                  week={week}
                  day={day}
                  label={weeks.length === 1 ? name : t('settings.schedules.dayOf', { day: name, week: week + 1 })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('settings.schedules.total')}</th>
          {weeks.map((week) => (
            <td key={week}>{hoursFigure(weekTotal(form.values.weeks[week] ?? []))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};
