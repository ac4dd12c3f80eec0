import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import { listSendings } from '#shared/contract/signing/list-sendings.ts';
import type { SignerState } from '#shared/contracts/names.ts';
import { canAct } from '#shared/contracts/signing.rules.ts';
import { query } from '../../../api/query.ts';
import { useActor } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import type { ContractAnswer } from '../use-contract.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { shortMoment } from './moment.ts';
import { signerSteps, type Asked, type EndedSending } from './signer-steps.ts';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';
import { useSigningRights } from './use-signing-rights.ts';

const tones: Readonly<Record<SignerState, Tone>> = {
  waiting: 'gray',
  sent: 'accent',
  opened: 'accent',
  signed: 'green',
  declined: 'red',
  expired: 'red',
  replaced: 'gray',
};

const Place = ({ signer: { state, order } }: { signer: SignerOut }) => (
  <span className={classes.place} data-state={state} aria-hidden="true">
    {state === 'signed' && <IconCheck size={14} stroke={2} />}
    {state === 'declined' && <IconX size={14} stroke={2} />}
    {state !== 'signed' && state !== 'declined' && order}
  </span>
);

type SignerProps = {
  signer: SignerOut;
  sendings: readonly EndedSending[];
  asked: Asked;
};

const Signer = ({ signer, sendings, asked }: SignerProps) => {
  const { t } = useTranslation('signing');
  const thisYear = useActor().today.slice(-4);
  const steps = signerSteps(signer, sendings, asked, t);
  const { name, role, email, state, avatar } = signer;
  return (
    <li className={classes.signer}>
      <div className={classes.signerHead}>
        <Place signer={signer} />
        <Avatar name={name} picture={avatar} size={28} />
        <span className={classes.signerName}>
          <strong>{name}</strong>
          <small>{t(`role.${role}`)}</small>
        </span>
        <ToneBadge tone={tones[state]} dot>
          {t(`signerState.${state}`)}
        </ToneBadge>
      </div>
      {role === 'employee' && email !== '' && (
        <p className={classes.signerAddress}>
          <MailLink email={email} />
        </p>
      )}
      {steps.length > 0 && (
        <ul className={classes.steps}>
          {steps.map(({ key, words, at, tone, note }) => (
            <li key={key} data-tone={tone}>
              <span>
                {words}
                {note !== undefined && <small>{note}</small>}
              </span>
              {at !== null && <time dateTime={at}>{shortMoment(at, thisYear)}</time>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

type Props = { answer: ContractAnswer; open: OpenDialog };

/** The signers in their order with their states, and the earlier versions. */
export const SigningCard = ({ answer: { details, signers }, open }: Props) => {
  const { t } = useTranslation('signing');
  const may = useSigningRights();
  const { id, sendings: count, sending, state, method, signer_names: names } = details;
  const ended = useQuery({ ...query(listSendings, { params: { id: String(id) } }), enabled: count > 0 }).data?.data;
  // The sending that ended last is shown at its signers, until the contract is a draft again.
  const before = (ended ?? []).filter(({ number }) => state === 'draft' || number !== sending?.number);
  return (
    <SectionCard
      flush
      title={t('card.title')}
      action={
        <>
          {signers.length > 1 && <span className={`${classes.quiet} ${classes.inOrder}`}>{t('card.inOrder')}</span>}
          {may.send && canAct(details, 'choose') && (
            <Button variant="subtle" size="compact-sm" onClick={() => open('choose')}>
              {t('card.choose')}
            </Button>
          )}
        </>
      }
    >
      {method !== null && <p className={classes.method}>{t(`method.${method}.label`)}</p>}
      {signers.length === 0 ? (
        <p className={classes.none}>{names === null ? t('card.none') : t('card.named', { names })}</p>
      ) : (
        <ol className={classes.signersList} aria-label={t('card.title')}>
          {signers.map((signer) => (
            <Signer
              key={signer.id}
              signer={signer}
              sendings={before}
              asked={{ number: sending?.number ?? 0, endedAt: sending?.ended_at ?? null, method }}
            />
          ))}
        </ol>
      )}
      {before.length > 0 && <EarlierVersions id={id} sendings={before} />}
    </SectionCard>
  );
};
