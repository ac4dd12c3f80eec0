import { Button, Checkbox } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInternally } from '#shared/contract/signing/sign-internally.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { StayingModal } from '../../form/staying-modal.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import { useOwnSignature } from './own-signature.ts';
import { PagesToRead } from './pages-to-read.tsx';
import type { Pending } from './pending.ts';
import { SignatureFields } from './signature-fields.tsx';
import classes from './signing.module.css';

type DocumentProps = {
  row: Pending;
  hasConsent: boolean;
  isMissing: boolean;
  /** Why it could not be signed. */
  problem: Problem | undefined;
  onConsent: (has: boolean) => void;
  onLeaveOut: (() => void) | undefined;
};

/** One of the contracts: its pages, and the consent to it. */
const Document = ({ row, hasConsent, isMissing, problem, onConsent, onLeaveOut }: DocumentProps) => {
  const { t } = useTranslation('signing');
  const { name, person_name: person } = row;
  return (
    <section className={classes.document} aria-label={`${name}, ${person}`}>
      <header>
        <strong>{name}</strong>
        <span className={classes.hint}>{person}</span>
        {onLeaveOut && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('many.leaveOutOf', { name, person })}
            onClick={onLeaveOut}
          >
            {t('many.leaveOut')}
          </Button>
        )}
      </header>
      {problem && <ErrorBox problem={problem} />}
      <PagesToRead row={row} />
      <Checkbox
        label={t('many.consent', { name, person })}
        checked={hasConsent}
        onChange={(event) => onConsent(event.currentTarget.checked)}
        error={isMissing ? t('many.consentMissing') : undefined}
      />
    </section>
  );
};

/**
 * Signs several contracts with one signature; each is shown and has a consent of its own. Those that could not be
 * signed stay, each with the reason.
 */
export const SignManyDialog = ({
  start,
  kept,
  close,
}: {
  start: readonly Pending[];
  kept: string | null;
  close: () => void;
}) => {
  const { t } = useTranslation('signing');
  const own = useOwnSignature();
  const [rows, setRows] = useState(start);
  const [agreed, setAgreed] = useState<readonly number[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<number, Problem>>(new Map());
  const call = useCall(signInternally);
  const isAgreed = ({ contract_id: id }: Pending): boolean => agreed.includes(id);
  const sign = async (): Promise<void> => {
    setSigning(true);
    const problems = new Map<number, Problem>();
    let signed = 0;
    for (const { contract_id, is_second_signer } of rows) {
      const { keep, ...body } = own.body;
      // The drawing is kept with the first one.
      const keeping = keep === 1 && signed === 0 ? { keep } : {};
      try {
        await call.mutateAsync({ body: { contract_id, is_second_signer, consent: 1, ...body, ...keeping } });
        signed += 1;
      } catch (error) {
        problems.set(contract_id, problemFromError(error));
      }
    }
    if (signed > 0) notifySuccess(t('many.done', { count: signed }));
    if (problems.size === 0) return close();
    setRows(rows.filter(({ contract_id: id }) => problems.has(id)));
    setRefused(problems);
    setSigning(false);
  };
  const submit = (): void => {
    setChecked(true);
    if (own.isComplete && rows.every(isAgreed)) void sign();
  };
  return (
    <StayingModal size="xl" isBusy={isSigning} onClose={close} title={t('many.title', { count: rows.length })}>
      <form noValidate className={classes.form} onSubmit={submitHandler(submit)}>
        <p className={classes.text}>{t('many.text')}</p>
        {rows.map((row) => (
          <Document
            key={row.contract_id}
            row={row}
            hasConsent={isAgreed(row)}
            isMissing={isChecked && !isAgreed(row)}
            problem={refused.get(row.contract_id)}
            onConsent={(has) =>
              setAgreed(has ? [...agreed, row.contract_id] : agreed.filter((id) => id !== row.contract_id))
            }
            onLeaveOut={rows.length > 1 ? () => setRows(rows.filter((other) => other !== row)) : undefined}
          />
        ))}
        <SignatureFields own={own} kept={kept} isChecked={isChecked} />
        <footer className={classes.foot}>
          <Button variant="default" disabled={isSigning} onClick={close}>
            {t('sign.notNow')}
          </Button>
          <Button type="submit" leftSection={<IconSignature />} loading={isSigning}>
            {t('many.submit', { count: rows.length })}
          </Button>
        </footer>
      </form>
    </StayingModal>
  );
};
