import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { declineInternally } from '#shared/contract/signing/decline-internally.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { useCall } from '../../api/query.ts';
import { focusField } from '../../form/focus-field.ts';
import { TextArea } from '../../form/text-area.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import type { Pending } from './pending.ts';
import classes from './signing.module.css';

type Props = {
  row: Pending;
  onBusy: (isBusy: boolean) => void;
  onGone: () => void;
  back: () => void;
  close: () => void;
};

const REASON = 'reason';

/** Asks why the user does not sign. It takes the place of the form to sign in its dialog, and the focus with it. */
export const DeclineForm = ({ row: { contract_id, sent_by: sender }, onBusy, onGone, back, ...props }: Props) => {
  const { t } = useTranslation('signing');
  const { form, notice, forget, close } = useDialogForm({ reason: '' }, props.close, `decline:${contract_id}`);
  const { reason } = form.values;
  const [isChecked, setChecked] = useState(false);
  const call = useCall(declineInternally);
  useEffect(() => void focusField(REASON), []);
  const problem = call.error?.problem;
  const isMissing = isChecked && reason.trim() === '';
  const submit = (): void => {
    setChecked(true);
    if (reason.trim() === '') return void focusField(REASON);
    onBusy(true);
    call.mutate(
      { body: { contract_id, reason } },
      {
        onSuccess: () => {
          notifySuccess(t('sign.declined'));
          close();
        },
        onError: ({ problem: refusal }) => {
          if (refusal.status === 409) onGone();
          else onBusy(false);
        },
      },
    );
  };
  return (
    <form noValidate className={classes.form} onSubmit={submitHandler(submit)}>
      {notice}
      <p className={classes.text}>{t('sign.declineText', { sender })}</p>
      {problem && problem.status !== 409 && problem.fields.length === 0 && <ErrorBox problem={problem} />}
      <TextArea
        data-path={REASON}
        label={t('sign.declineReason')}
        required
        max={SIGNING_REASON_MAX}
        rows={3}
        value={reason}
        onChange={(text) => form.setFieldValue('reason', text)}
        error={isMissing ? t('sign.declineMissing') : problem?.fields[0]?.message}
      />
      <Group component="footer" justify="flex-end" gap={8}>
        <Button
          variant="default"
          disabled={call.isPending}
          onClick={() => {
            forget();
            back();
          }}
        >
          {t('sign.back')}
        </Button>
        <Button type="submit" color="red" loading={call.isPending}>
          {t('sign.decline')}
        </Button>
      </Group>
    </form>
  );
};
