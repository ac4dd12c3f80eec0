import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { SIGNING_MESSAGE_MAX, SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { canAct } from '#shared/contracts/signing.rules.ts';
import { query } from '../../../api/query.ts';
import { DateField } from '../../../form/date-field.tsx';
import { FieldError } from '../../../form/field-error.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { unprintableOf, type ContractAnswer } from '../use-contract.ts';
import { UnprintableBanner } from '../unprintable-banner.tsx';
import { rolesOf } from './choose-signers.ts';
import { LawNotice } from './law-notice.tsx';
import { MissingValues } from './missing-values.tsx';
import { isLate, newSendForm, type SendForm } from './send-form.ts';
import type { OpenDialog } from './signing-dialog.ts';
import { useSending } from './use-sending.ts';
import classes from './signing.module.css';

/** The addresses of the person, where the user may see them. */
const useAddresses = (employee: number): { work: string | null; private: string | null } | undefined => {
  const can = useCan();
  const input = { params: { id: String(employee) } };
  const person = useQuery({ ...query(getEmployeeDetail, input), enabled: can('people:read') }).data?.employee;
  return person && { work: person.email, private: person.private_email ?? null };
};

/** Who signs, in a sentence, with the way to change it while the contract is a draft. */
const Who = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const { details, signers } = answer;
  const names = signers.length > 0 ? signers.map(({ name }) => name).join(', ') : details.signer_names;
  return (
    <p className={classes.text}>
      {t('send.who', { names })} {details.method !== null && t(`method.${details.method}.label`)}{' '}
      {canAct(details, 'choose') && (
        <Button variant="transparent" size="compact-sm" onClick={() => open('choose')}>
          {t('send.change')}
        </Button>
      )}
    </p>
  );
};

type PartProps = {
  answer: ContractAnswer;
  form: SendForm;
  change: (part: Partial<SendForm>) => void;
  errorOf: (path: string) => string | undefined;
};

/** The address that the link goes to. */
const Address = ({ answer: { details }, form, change, errorOf }: PartProps) => {
  const { t } = useTranslation('signing');
  const addresses = useAddresses(details.employee_id);
  return (
    <RadioCards
      label={t('send.address')}
      value={form.address}
      onChange={(address) => address !== '' && change({ address })}
      error={errorOf('preferred_email_address_type') ?? errorOf('email')}
      options={(['work', 'private'] as const).map((type) => ({
        value: type,
        label: t(`send.addressOf.${type}`),
        ...(addresses && { help: addresses[type] ?? t('send.noAddress') }),
        disabled: addresses !== undefined && addresses[type] === null,
      }))}
    />
  );
};

/** The last day to sign, with a loud warning where work begins first. */
const Deadline = ({ answer: { details }, form, change, errorOf }: PartProps) => {
  const { t } = useTranslation('signing');
  const today = useToday();
  return (
    <>
      <DateField
        label={t('send.deadline')}
        help={t('send.deadlineHelp')}
        min={today}
        value={form.deadline}
        onChange={(deadline) => change({ deadline })}
        error={errorOf('deadline')}
      />
      {isLate(details, form.deadline) && <Banner tone="red">{t('late.send', { day: details.start_date })}</Banner>}
    </>
  );
};

/** Sends a contract: its pages are frozen, and whoever signs first is asked. */
export const SendModal = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const { details } = answer;
  const today = useToday();
  const [start] = useState(() => newSendForm(details, today, 'work'));
  const dialog = useDialogForm(start, () => open(undefined), `send:${details.id}`);
  const { close } = dialog;
  const form = dialog.form.values;
  const change = (part: Partial<SendForm>): void => dialog.form.setValues(part);
  const sending = useSending(answer, form, close);
  const { missing, errorOf, wrongSigner, isForbidden } = sending;
  const part = { answer, form, change, errorOf };
  const isPaper = sending.choice.method === 'paper';
  return (
    <FormModal
      title={t('send.title')}
      submit={t(isPaper ? 'send.submitPaper' : 'send.submit')}
      saving={sending.isPending}
      disabled={sending.isSimple && isForbidden}
      problem={sending.problem}
      onSubmit={sending.submit}
      close={close}
    >
      {dialog.notice}
      <Who answer={answer} open={open} />
      {wrongSigner && (
        <div className={classes.wrong}>
          <FieldError>{wrongSigner.message}</FieldError>
        </div>
      )}
      <UnprintableBanner fields={unprintableOf(answer)} />
      {missing.length > 0 && (
        <MissingValues
          id={details.id}
          missing={missing}
          form={form}
          change={change}
          error={sending.lacksOverride ? t('send.missingFirst') : errorOf('override_reason')}
        />
      )}
      {sending.isSimple && <LawNotice isForbidden={isForbidden} />}
      {sending.isSimple && !isForbidden && (
        <TextArea
          label={t('law.reason')}
          help={t('law.reasonHelp')}
          required
          max={SIGNING_REASON_MAX}
          rows={2}
          value={form.simpleReason}
          onChange={(simpleReason) => change({ simpleReason })}
          error={errorOf('simple_reason') ?? errorOf('method')}
        />
      )}
      {rolesOf(sending.choice).includes('employee') && !isPaper && <Address {...part} />}
      {!isPaper && (
        <TextArea
          label={t('send.message')}
          help={t('send.messageHelp')}
          max={SIGNING_MESSAGE_MAX}
          value={form.message}
          onChange={(message) => change({ message })}
          error={errorOf('optional_message')}
        />
      )}
      <Deadline {...part} />
    </FormModal>
  );
};
