import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import type { ClosingDay } from '#shared/days-off/names.ts';
import { useCall } from '../../../api/query.ts';
import { DateField } from '../../../form/date-field.tsx';
import { DialogEdit } from '../../../form/dialog-edit.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { useDialogEdit } from '../../../form/use-dialog-edit.ts';
import { bodyOf, formOf, issuesOf, usualDay, type HolidayForm, type StoredHoliday } from './holiday-form.ts';
import { useRunToast } from './run-toast.ts';
import { useWeekdayWords } from './weekday-words.ts';

type Props = { holiday: StoredHoliday; closing: ClosingDay; close: () => void };

/** Chooses what is free in the place of a holiday on a Sunday or on the closing day. */
export const HolidayModal = ({ holiday, closing, close }: Props) => {
  const { t } = useTranslation('days-off');
  const words = useWeekdayWords();
  const tellSaved = useRunToast();
  const call = useCall(setHoliday);
  const edit = useDialogEdit<HolidayForm, StoredHoliday, EndpointResponse<typeof setHoliday>>({
    stored: holiday,
    formOf: (stored) => formOf(stored, closing),
    issuesOf: (typed) => issuesOf(typed, holiday, closing),
    call,
    save: (typed, version) => call.mutateAsync({ body: { ...bodyOf(typed, holiday), version } }),
    onSaved: ({ run_id: run }) => tellSaved(run),
    close,
    subject: `holiday:${holiday.date}`,
  });
  const { form } = edit;
  const labelOf = (name: string): string => t(`settings.holidays.field.${name}`);
  const field = fieldOf(form, labelOf);
  const options = [
    {
      value: 'next' as const,
      label: t('settings.holidays.next'),
      help: t('settings.holidays.nextText', { day: words(usualDay(holiday, closing)) }),
    },
    { value: 'day' as const, label: t('settings.holidays.day'), help: t('settings.holidays.dayText') },
    { value: 'none' as const, label: t('settings.holidays.none'), help: t('settings.holidays.noneText') },
  ];
  return (
    <DialogEdit
      edit={edit}
      title={t('settings.holidays.of', { name: t(`holiday.${holiday.name}`), day: words(holiday.date) })}
      submit={t('settings.save')}
      labelOf={labelOf}
      show={(name, value) => (name === 'on' ? value : options.find((option) => option.value === value)?.label)}
    >
      <RadioCards {...field('how')} columns={1} options={options} />
      {form.values.how === 'day' && <DateField {...field('on')} required />}
    </DialogEdit>
  );
};
