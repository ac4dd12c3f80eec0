import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { signInPerson } from '#shared/contract/signing/sign-in-person.ts';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import { IN_PERSON_MINUTES } from '#shared/contracts/signing-times.rules.ts';
import { query, useCall } from '../../../api/query.ts';
import { StayingModal } from '../../../form/staying-modal.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import type { ContractAnswer } from '../use-contract.ts';
import { hourOf } from './moment.ts';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';

const POLL_MS = 3000;

/** The contract is read again while the code is shown: it is signed on another screen. */
const useHasSigned = (id: number, signer: SignerOut): boolean => {
  const { data } = useQuery({ ...query(getContract, { params: { id: String(id) } }), refetchInterval: POLL_MS });
  return data?.signers.find((one) => one.id === signer.id)?.state === 'signed';
};

/** The code of a link for a tablet, on which the person signs in the presence of the user. */
export const InPersonModal = ({ answer: { details, signers }, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation(['signing', 'ui']);
  const [turn] = signers.filter(({ has_turn: has }) => has === 1);
  const asked = turn ?? signers.find(({ role }) => role === 'employee');
  const call = useCall(signInPerson);
  const close = (): void => open(undefined);
  if (!asked) return null;
  const show = (): void => call.mutate({ body: { contract_id: details.id, signer_id: asked.id } });
  return (
    <StayingModal isBusy={call.isPending} onClose={close} title={t('inPerson.title')}>
      {call.error && <ErrorBox problem={call.error.problem} />}
      {call.data ? (
        <Code
          // The app and the signing page have the same origin.
          url={new URL(call.data.url, globalThis.location.origin).href}
          until={hourOf(call.data.expires_at)}
          contract={details.id}
          signer={asked}
          onAgain={show}
          close={close}
        />
      ) : (
        <>
          <p className={classes.text}>{t('inPerson.text', { name: asked.name, minutes: IN_PERSON_MINUTES })}</p>
          <Group justify="flex-end" gap={8} mt={16}>
            <Button variant="default" disabled={call.isPending} onClick={close}>
              {t('ui:cancel')}
            </Button>
            <Button data-autofocus loading={call.isPending} onClick={show}>
              {t('inPerson.show')}
            </Button>
          </Group>
        </>
      )}
    </StayingModal>
  );
};

type CodeProps = {
  url: string;
  until: string;
  contract: number;
  signer: SignerOut;
  onAgain: () => void;
  close: () => void;
};

const Code = ({ url, until, contract, signer, onAgain, close }: CodeProps) => {
  const { t } = useTranslation(['signing', 'ui']);
  const hasSigned = useHasSigned(contract, signer);
  if (hasSigned)
    return (
      <>
        <p className={classes.text} role="status">
          {t('inPerson.signed', { name: signer.name })}
        </p>
        <Group justify="flex-end" mt={16}>
          <Button onClick={close}>{t('ui:close')}</Button>
        </Group>
      </>
    );
  return (
    <div className={classes.inPerson}>
      <QrCode url={url} className={classes.code} label={t('inPerson.code', { name: signer.name })} />
      <p className={classes.text}>{t('inPerson.until', { time: until })}</p>
      <p className={classes.address}>
        <span>{url}</span>
        <CopyButton value={url} label={t('inPerson.copy')} />
      </p>
      <Group gap={8}>
        <Button variant="default" onClick={onAgain}>
          {t('inPerson.again')}
        </Button>
        <Button onClick={close}>{t('ui:close')}</Button>
      </Group>
    </div>
  );
};
