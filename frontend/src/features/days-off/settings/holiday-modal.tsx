import { useTranslation } from 'react-i18next';
import { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import type { ClosingDay } from '#shared/days-off/names.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { bodyOf, formOf, issuesOf, usualDay, type HolidayForm, type HolidayRow } from './holiday-form.ts';
import { useRunToast } from './run-toast.ts';
import { useWeekdayWords } from './weekday-words.ts';

type Props = { holiday: HolidayRow; closing: ClosingDay; close: () => void };

/** Chooses what is free in the place of a holiday on a Sunday or on the closing day. */
export const HolidayModal = ({ holiday, closing, ...props }: Props) => {
  const { t } = useTranslation('days-off');
  const words = useWeekdayWords();
  const tellSaved = useRunToast();
  const call = useCall(setHoliday);
  const { form, notice, close } = useDialogForm<HolidayForm>(
    formOf(holiday, closing),
    props.close,
    `holiday:${holiday.date}`,
  );
  const field = fieldOf(form, (name) => t(`settings.holidays.field.${name}`));
  const save = (): void => {
    const issues = issuesOf(form.values, holiday, closing);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: bodyOf(form.values, holiday) },
      {
        onSuccess: ({ run_id: run }) => {
          tellSaved(run);
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('settings.holidays.of', { name: t(`holiday.${holiday.name}`), day: words(holiday.date) })}
      submit={t('settings.save')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <RadioCards
        {...field('how')}
        columns={1}
        options={[
          {
            value: 'next',
            label: t('settings.holidays.next'),
            help: t('settings.holidays.nextText', { day: words(usualDay(holiday, closing)) }),
          },
          { value: 'day', label: t('settings.holidays.day'), help: t('settings.holidays.dayText') },
          { value: 'none', label: t('settings.holidays.none'), help: t('settings.holidays.noneText') },
        ]}
      />
      {form.values.how === 'day' && <DateField {...field('on')} required />}
    </FormModal>
  );
};
