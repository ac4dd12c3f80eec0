import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cancelContract } from '#shared/contract/signing/cancel-contract.ts';
import { resetSigningMethod } from '#shared/contract/signing/reset-signing-method.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { canAct } from '#shared/contracts/signing.rules.ts';
import { useCall } from '../../../api/query.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import type { ContractAnswer } from '../use-contract.ts';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';

type Props = { kind: 'withdraw' | 'reset' | 'again'; answer: ContractAnswer; open: OpenDialog };

/** Who signed already, whose signatures are lost. */
const Lost = ({ answer: { signers } }: Pick<Props, 'answer'>) => {
  const { t } = useTranslation('signing');
  const signed = signers.filter(({ state }) => state === 'signed').map(({ name }) => name);
  const asked = signers.filter(({ state }) => state === 'sent' || state === 'opened').map(({ name }) => name);
  return (
    <>
      {signed.length > 0 && <p className={classes.text}>{t('stop.lost', { names: signed.join(', ') })}</p>}
      {asked.length > 0 && <p className={classes.text}>{t('stop.told', { names: asked.join(', ') })}</p>}
    </>
  );
};

/** Asks before what is under way ends: the contract is withdrawn, or becomes a draft again to be corrected. */
export const ReasonModal = ({ kind, answer, open }: Props) => {
  const { t } = useTranslation('signing');
  const { details } = answer;
  const { form, notice, close } = useDialogForm({ reason: '' }, () => open(undefined), `${kind}:${details.id}`);
  const { reason } = form.values;
  const cancel = useCall(cancelContract);
  const reset = useCall(resetSigningMethod);
  const call = kind === 'withdraw' ? cancel : reset;
  const said = reason.trim() === '' ? {} : { reason };
  const onSuccess = (): void => {
    notifySuccess(t(`stop.${kind}.done`));
    close();
  };
  const submit = (): void => {
    if (kind === 'withdraw')
      cancel.mutate({ body: { contract_id: details.id, version: details.version, ...said } }, { onSuccess });
    else reset.mutate({ params: { id: String(details.id) }, body: said }, { onSuccess });
  };
  return (
    <FormModal
      title={t(`stop.${kind}.title`)}
      submit={t(`stop.${kind}.submit`)}
      isDanger={kind === 'withdraw'}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <p className={classes.text}>{t(`stop.${kind}.text`)}</p>
      <Lost answer={answer} />
      {kind === 'again' && canAct(details, 'send') && (
        <p className={classes.text}>
          {t('stop.again.asItIs')}{' '}
          <Button variant="transparent" size="compact-sm" onClick={() => open('send')}>
            {t('stop.again.sendAsItIs')}
          </Button>
        </p>
      )}
      {kind !== 'again' && (
        <TextArea
          label={t('stop.reason')}
          help={t('stop.reasonHelp')}
          max={SIGNING_REASON_MAX}
          rows={2}
          value={reason}
          onChange={(text) => form.setFieldValue('reason', text)}
          error={call.error?.problem.fields.find(({ path }) => path === 'reason')?.message}
        />
      )}
    </FormModal>
  );
};
