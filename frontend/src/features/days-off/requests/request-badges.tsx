import { useTranslation } from 'react-i18next';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import type { RequestState } from '#shared/days-off/names.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';

const stateTones = {
  requested: 'amber',
  approved: 'green',
  declined: 'red',
  cancelled: 'gray',
  /** A request that would replace an approved one. */
  change: 'accent',
} as const satisfies Readonly<Record<RequestState | 'change', Tone>>;

export const StateBadge = ({ state }: { state: RequestState | 'change' }) => {
  const { t } = useTranslation('days-off');
  return (
    <ToneBadge tone={stateTones[state]} dot>
      {t(`request.state.${state}`)}
    </ToneBadge>
  );
};

/** The facts that a decider should know, never advice. */
export const WarningBadges = ({ warnings }: { warnings: readonly RequestWarning[] }) => {
  const { t } = useTranslation('days-off');
  return warnings.map((warning) => (
    <ToneBadge key={warning} tone={warning === 'beyond_balance' || warning === 'not_employed' ? 'red' : 'amber'}>
      {t(`inbox.fact.${warning}`)}
    </ToneBadge>
  ));
};
