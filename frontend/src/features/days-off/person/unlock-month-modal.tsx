import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { unlockMonth } from '#shared/contract/days-off/unlock-month.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { monthName } from '../../../ui/month-name.ts';

type Props = { employeeId: number; name: string; month: { year: number; month: number }; close: () => void };

/** Opens a month that was pushed to payroll; the reason stands in the feed of the person. */
export const UnlockMonthModal = ({ employeeId, name, month, close }: Props) => {
  const { t, i18n } = useTranslation('days-off');
  const call = useCall(unlockMonth);
  const form = useForm({ initialValues: { reason: '' } });
  const words = monthName(`${month.year}-${String(month.month).padStart(2, '0')}`, i18n.language, 'full');
  const save = (): void => {
    if (form.values.reason.trim() === '') return applyIssues(form, [issue('reason', 'required')]);
    call.mutate(
      { body: { employee_id: employeeId, ...month, reason: form.values.reason } },
      {
        onSuccess: () => {
          notifySuccess(t('person.locks.unlocked', { month: words }));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('person.locks.unlockTitle', { month: words, name })}
      submit={t('person.locks.unlock')}
      isDanger
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      <p>{t('person.locks.text')}</p>
      <TextArea
        {...fieldOf(form, () => t('person.locks.reason'))('reason')}
        max={REASON_MAX}
        rows={2}
        required
        data-autofocus
      />
    </FormModal>
  );
};
