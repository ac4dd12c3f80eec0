import { Button, Checkbox } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInternally } from '#shared/contract/signing/sign-internally.ts';
import { useCall } from '../../api/query.ts';
import { FieldError } from '../../form/field-error.tsx';
import { focusField } from '../../form/focus-field.ts';
import { StayingModal } from '../../form/staying-modal.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import { DeclineForm } from './decline-form.tsx';
import { useOwnSignature } from './own-signature.ts';
import { PagesToRead } from './pages-to-read.tsx';
import { nextAfter, type Pending, type PendingAnswer } from './pending.ts';
import { SignatureFields } from './signature-fields.tsx';
import classes from './signing.module.css';

/** Somebody else was faster, or the contract was withdrawn. */
const isGone = (code: string): boolean =>
  ['wrong_state', 'not_your_turn', 'stale_version', 'not_found', 'archived'].includes(code);

type Props = { id: number; answer: PendingAnswer; open: (id: number | undefined) => void };

/** Tells that a contract no longer waits, and closes its dialog. */
const useGone = (row: Pending | undefined, close: () => void) => {
  const { t } = useTranslation('signing');
  const client = useQueryClient();
  return (): void => {
    // The list still has it where somebody else was faster.
    void client.invalidateQueries();
    notifyError({ title: t('sign.gone', { name: row?.name ?? '' }), text: t('sign.goneText') });
    close();
  };
};

/** The dialog of one contract; one that no longer waits closes it. */
export const SignDialog = ({ id, answer, open }: Props) => {
  const [row] = useState(() => answer.data.find(({ contract_id: contract }) => contract === id));
  const [isDone, setDone] = useState(false);
  const isListed = answer.data.some(({ contract_id: contract }) => contract === id);
  const gone = useGone(row, () => open(undefined));
  const tell = useEffectEvent(gone);
  useEffect(() => {
    if (!isListed && !isDone) tell();
  }, [isListed, isDone]);
  return row ? <Dialog row={row} answer={answer} open={open} onBusy={setDone} onGone={gone} /> : null;
};

type DialogProps = {
  row: Pending;
  answer: PendingAnswer;
  open: (id: number | undefined) => void;
  /** While the own answer is under way the row may leave the list without a word. */
  onBusy: (isBusy: boolean) => void;
  onGone: () => void;
};

const Dialog = (props: DialogProps) => {
  const { t } = useTranslation('signing');
  const [isBusy, setBusy] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [isReading, setReading] = useState(false);
  const { row, open } = props;
  const onBusy = (now: boolean): void => {
    setBusy(now);
    props.onBusy(now);
  };
  return (
    <StayingModal
      isBusy={isBusy}
      size={isReading ? 'xl' : 'lg'}
      onClose={() => open(undefined)}
      title={t(isDeclining ? 'sign.declineTitle' : 'sign.title', { name: row.name })}
    >
      {isDeclining ? (
        <DeclineForm
          row={row}
          onBusy={onBusy}
          onGone={props.onGone}
          back={() => setDeclining(false)}
          close={() => open(undefined)}
        />
      ) : (
        <SignForm
          {...props}
          onBusy={onBusy}
          isReading={isReading}
          onRead={() => setReading(true)}
          onDecline={() => setDeclining(true)}
        />
      )}
    </StayingModal>
  );
};

/** Whose contract it is, for whom the user signs, and the way to its pages. */
const Head = ({ row, isReading, onRead }: { row: Pending; isReading: boolean; onRead: () => void }) => {
  const { t } = useTranslation('signing');
  const { tenant_name: company } = useActor();
  const role = t(row.is_second_signer === 1 ? 'sign.asRole.second' : 'sign.asRole.first');
  return (
    <div className={classes.whose}>
      <Avatar name={row.person_name} picture={row.avatar} size={28} />
      <span className={classes.whoseWords}>
        <strong>{row.person_name}</strong>
        <small>
          {t('sign.sentBy', { name: row.sent_by })} {t('sign.as', { company, role })}
        </small>
      </span>
      {!isReading && (
        <Button variant="transparent" size="compact-sm" data-autofocus data-path="pages" onClick={onRead}>
          {row.pages === null ? t('sign.readUnknown') : t('sign.read', { count: row.pages })}
        </Button>
      )}
    </div>
  );
};

type FormProps = DialogProps & { isReading: boolean; onRead: () => void; onDecline: () => void };

const SignForm = ({ row, answer, open, onBusy, onGone, isReading, onRead, onDecline }: FormProps) => {
  const { t } = useTranslation('signing');
  const own = useOwnSignature();
  const [hasConsent, setConsent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const call = useCall(signInternally);
  const problem = call.error?.problem;
  const hasRead = isReading || row.opened_at !== null;
  const next = nextAfter(answer.data, row.contract_id);
  const at = answer.data.findIndex(({ contract_id: id }) => id === row.contract_id) + 1;
  const submit = (): void => {
    setChecked(true);
    const lacking = !hasRead ? 'pages' : own.errors.signature ? 'signature' : own.errors.name ? 'name' : 'consent';
    if (!own.isComplete || !hasConsent || !hasRead) return void focusField(lacking);
    onBusy(true);
    const { contract_id, is_second_signer } = row;
    call.mutate(
      { body: { contract_id, is_second_signer, consent: 1, ...own.body } },
      {
        onSuccess: () => {
          notifySuccess(t('sign.done', { name: row.name }));
          open(next?.contract_id);
        },
        onError: ({ problem: refusal }) => {
          if (isGone(refusal.code)) onGone();
          else onBusy(false);
        },
      },
    );
  };
  return (
    <form noValidate className={classes.form} onSubmit={submitHandler(submit)}>
      <Head row={row} isReading={isReading} onRead={onRead} />
      {isReading && <PagesToRead row={row} />}
      {isChecked && !hasRead && (
        <div className={classes.wrong}>
          <FieldError>{t('sign.readFirst')}</FieldError>
        </div>
      )}
      {problem && !isGone(problem.code) && problem.fields.length === 0 && <ErrorBox problem={problem} />}
      <SignatureFields
        own={own}
        kept={answer.kept_signature}
        isChecked={isChecked}
        refused={problem?.fields[0]?.message}
      />
      <Checkbox
        data-path="consent"
        label={t('sign.consent')}
        checked={hasConsent}
        onChange={(event) => setConsent(event.currentTarget.checked)}
        error={isChecked && !hasConsent ? t('sign.consentMissing') : undefined}
      />
      <footer className={classes.foot}>
        <span className={classes.hint}>{t('sign.place', { at, count: answer.data.length })}</span>
        <Button variant="subtle" color="red" disabled={call.isPending} onClick={onDecline}>
          {t('sign.decline')}
        </Button>
        <Button variant="default" disabled={call.isPending} onClick={() => open(undefined)}>
          {t('sign.notNow')}
        </Button>
        <Button type="submit" leftSection={<IconSignature />} loading={call.isPending}>
          {t(next ? 'sign.submitNext' : 'sign.submit')}
        </Button>
      </footer>
    </form>
  );
};
