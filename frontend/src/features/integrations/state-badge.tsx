import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { stateOf } from './check-words.ts';
import type { IntegrationDetails } from './use-integration.ts';

/** How an integration is doing, in a word. */
export const StateBadge = ({ details }: { details: IntegrationDetails }) => {
  const { t } = useTranslation('integrations');
  const { state, tone } = stateOf(details);
  return (
    <ToneBadge tone={tone} dot>
      {t(`state.${state}`)}
    </ToneBadge>
  );
};
