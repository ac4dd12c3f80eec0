import { useTranslation } from 'react-i18next';
import type { ContractOut } from '#shared/contract/contracts/contract.ts';
import type { ContractState } from '#shared/contracts/names.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import type { Tone } from '../ui/tokens.ts';

const tones: Readonly<Partial<Record<ContractState, Tone>>> = {
  awaiting_first: 'accent',
  awaiting_second: 'accent',
  awaiting_employee: 'accent',
  completing: 'accent',
  signed: 'green',
  declined: 'red',
  expired: 'red',
  provider_error: 'red',
};

/** The state of a contract; an archived one says so first. */
export const StateBadge = ({ row: { state, deleted } }: { row: Pick<ContractOut, 'state' | 'deleted'> }) => {
  const { t } = useTranslation('contracts');
  if (deleted === 1) return <ToneBadge>{t('archived')}</ToneBadge>;
  const tone = tones[state];
  return (
    <ToneBadge {...(tone && { tone })} dot>
      {t(`state.${state}`)}
    </ToneBadge>
  );
};
