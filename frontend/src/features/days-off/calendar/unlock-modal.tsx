import { useTranslation } from 'react-i18next';
import { unlockMonth } from '#shared/contract/days-off/unlock-month.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { useCall } from '../../../api/query.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import type { CalendarPerson } from './month-bars.ts';

type Props = { person: Pick<CalendarPerson, 'employee_id' | 'name'>; month: string; close: () => void };

/** Opens a month of a person that was pushed to payroll. The reason stands in the feed. */
export const UnlockModal = ({ person, month, ...props }: Props) => {
  const { t } = useTranslation('days-off');
  const { form, notice, close } = useDialogForm({ reason: '' }, props.close, `unlock:${person.employee_id}:${month}`);
  const { reason } = form.values;
  const { mutate, isPending, error } = useCall(unlockMonth);
  const name = monthName(month, 'full');
  const problem = error?.problem;
  return (
    <FormModal
      title={t('calendar.unlock.title', { month: name, name: person.name })}
      submit={t('calendar.unlock.submit')}
      saving={isPending}
      problem={problem}
      close={close}
      onSubmit={() =>
        mutate(
          {
            body: {
              employee_id: person.employee_id,
              year: Number(month.slice(0, 4)),
              month: Number(month.slice(5)),
              reason,
            },
          },
          {
            onSuccess: () => {
              notifySuccess(t('calendar.unlock.done', { month: name }));
              close();
            },
          },
        )
      }
    >
      {notice}
      <TextArea
        label={t('calendar.unlock.reason')}
        required
        max={REASON_MAX}
        value={reason}
        onChange={(text) => form.setFieldValue('reason', text)}
        error={problem?.fields[0]?.message}
      />
    </FormModal>
  );
};
