import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#shared/contract/activity/message.ts';
import { sendMessageToPayroll } from '#shared/contract/activity/send-message-to-payroll.ts';
import { sendMessageToReseller } from '#shared/contract/activity/send-message-to-reseller.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';

type Props = { to: 'payroll' | 'reseller'; carId: number; close: () => void };

/**
 * Sends a message of at most 500 characters about the vehicle to payroll or the reseller; the feed keeps it
 * (docs/areas/fleet.md#payroll-lock).
 */
export const MessageModal = ({ to, carId, ...props }: Props) => {
  const { t } = useTranslation('fleet');
  const { form, notice, close } = useDialogForm({ message: '' }, props.close, `${to}:${carId}`);
  const { message } = form.values;
  const [error, setError] = useState<string>();
  const send = useCall(to === 'payroll' ? sendMessageToPayroll : sendMessageToReseller);
  const submit = (): void => {
    if (message.trim() === '') return setError(issue('message', 'required').message);
    send.mutate(
      { body: { message, related_object: 'car', related_object_id: carId } },
      {
        onSuccess: () => {
          notifySuccess(t(to === 'payroll' ? 'message.payrollSent' : 'message.resellerSent'));
          close();
        },
        onError: ({ problem }) => setError(problem.fields.find(({ path }) => path === 'message')?.message),
      },
    );
  };
  return (
    <FormModal
      title={t(to === 'payroll' ? 'message.payrollTitle' : 'message.resellerTitle')}
      submit={t('message.send')}
      saving={send.isPending}
      problem={send.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <TextArea
        label={t('message.label')}
        required
        max={MESSAGE_MAX}
        rows={4}
        value={message}
        onChange={(text) => {
          form.setFieldValue('message', text);
          setError(undefined);
        }}
        error={error}
        data-autofocus
      />
    </FormModal>
  );
};
