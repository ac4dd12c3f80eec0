import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { deferred } from '../../ui/deferred.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { isAllReady } from './readiness-card.tsx';
import { ReadyButton } from './ready-button.tsx';

const ReadyBadge = deferred<{ details: CarDetails }>(
  async () => (await import('./ready-badge.tsx')).ReadyBadge,
  () => <ReadyButton />,
);

/** Whether payroll has what it asks for, beside the name; pressed, the badge of a ready vehicle shows the checks. */
export const ReadinessBadge = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const { asked, checks } = details.payroll_readiness;
  const missing = checks.filter(({ ok }) => !ok).length;
  if (details.deleted === 1 || !asked) return null;
  if (!isAllReady(details))
    return (
      <ToneBadge tone="amber" dot>
        {missing === 0 ? t('readiness.readyWithoutCo2') : t('readiness.badge', { count: missing })}
      </ToneBadge>
    );
  return <ReadyBadge details={details} />;
};
