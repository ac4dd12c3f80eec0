import { useTranslation } from 'react-i18next';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import type { CertificateState, ParticipantResult, ParticipantStatus } from '#shared/trainings/names.ts';
import { Empty } from '../../../ui/empty.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import type { Value } from './offered-values.ts';

const statusTones: Readonly<Record<ParticipantStatus, Tone>> = {
  followed: 'green',
  reserved: 'accent',
  not_pursued: 'gray',
  not_fitting: 'gray',
};
const certificateTones: Readonly<Record<Exclude<CertificateState, 'none'>, Tone>> = {
  valid: 'green',
  soon: 'amber',
  expired: 'red',
  renewed: 'gray',
};

export const StatusBadge = ({ status }: { status: ParticipantStatus | null }) => {
  const { t } = useTranslation('trainings');
  if (status === null) return <Empty />;
  return (
    <ToneBadge dot tone={statusTones[status]}>
      {t(`status.${status}`)}
    </ToneBadge>
  );
};

export const ResultWords = ({ result }: { result: ParticipantResult | null }) => {
  const { t } = useTranslation('trainings');
  return result === null ? <Empty /> : t(`result.${result}`);
};

/** A status or a result, as they look everywhere. */
export const ValueLook = ({ value }: { value: Value }) =>
  isStatus(value) ? <StatusBadge status={value} /> : <ResultWords result={value} />;

const isStatus = (value: Value): value is ParticipantStatus => value in statusTones;

export const CertificateBadge = ({ state }: { state: CertificateState }) => {
  const { t } = useTranslation('trainings');
  if (state === 'none') return <Empty />;
  return (
    <ToneBadge dot tone={certificateTones[state]}>
      {t(`certificate_state.${state}`)}
    </ToneBadge>
  );
};

/** Whether the person comes, as far as they were asked. */
export const AnswerBadge = ({
  participant: { answer, invited_at: invited },
}: {
  participant: Pick<ParticipantOut, 'answer' | 'invited_at'>;
}) => {
  const { t } = useTranslation('trainings');
  if (answer !== null)
    return <ToneBadge tone={answer === 'yes' ? 'green' : 'amber'}>{t(`people.answer.${answer}`)}</ToneBadge>;
  return invited === null ? null : <ToneBadge>{t('people.answer.invited')}</ToneBadge>;
};

/** Marks somebody who has left the company. */
export const LeftBadge = ({
  participant: { person_left: left },
}: {
  participant: Pick<ParticipantOut, 'person_left'>;
}) => {
  const { t } = useTranslation('trainings');
  return left === 1 && <ToneBadge>{t('people.left')}</ToneBadge>;
};

/** The place of somebody who waits. */
export const WaitingBadge = ({ position }: { position: number | null }) => {
  const { t } = useTranslation('trainings');
  return (
    <ToneBadge tone="amber">{position === null ? t('people.waits') : t('people.waitsAt', { position })}</ToneBadge>
  );
};
