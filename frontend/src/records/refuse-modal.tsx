import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptanceIssues, REASON_MAX } from '#shared/assets/acceptance.rules.ts';
import type { AssetOut } from '#shared/contract/assets/asset.ts';
import { settleAcceptance } from '#shared/contract/assets/settle-acceptance.ts';
import { problemFromError } from '../api/problem.ts';
import { useCall } from '../api/query.ts';
import { FormModal } from '../form/form-modal.tsx';
import { TextArea } from '../form/text-area.tsx';
import { useDialogForm } from '../form/use-dialog-form.tsx';
import { notifySuccess } from '../ui/notify.ts';

/** An asset whose acceptance is settled by hand, and the name of its owner. */
export type Settled = { asset: Pick<AssetOut, 'id' | 'name' | 'acceptance'>; owner: string };

/** Asks why the owner refused the asset. */
export const RefuseModal = ({ asset, owner, ...props }: Settled & { close: () => void }) => {
  const { t } = useTranslation('assets');
  const call = useCall(settleAcceptance);
  const { form, notice, close } = useDialogForm({ reason: '' }, props.close, `refuse:${asset.id}`);
  const { reason } = form.values;
  const [error, setError] = useState<string>();
  const save = (): void => {
    const missing = acceptanceIssues('refused', reason.trim())[0]?.message;
    if (missing !== undefined) return setError(missing);
    void call.mutateAsync({ body: { id: asset.id, decision: 'refused', reason } }).then(
      () => {
        notifySuccess(t('settle.refused', { owner, name: asset.name }));
        close();
      },
      (failed: unknown) => setError(problemFromError(failed).fields[0]?.message),
    );
  };
  return (
    <FormModal
      title={t('settle.refuseTitle', { owner, name: asset.name })}
      submit={t('settle.refuseConfirm')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <Text c="var(--second)">{t('settle.refuseText', { owner })}</Text>
      <TextArea
        label={t('settle.reason')}
        max={REASON_MAX}
        required
        value={reason}
        onChange={(text) => {
          form.setFieldValue('reason', text);
          setError(undefined);
        }}
        error={error}
        data-path="reason"
        data-autofocus
      />
    </FormModal>
  );
};
