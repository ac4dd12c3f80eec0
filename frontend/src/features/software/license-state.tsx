import { useTranslation } from 'react-i18next';
import type { LicenseOut } from '#shared/contract/software/license.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { isDeactivated, isUpcoming } from './license-time.ts';

type Props = { license: Pick<LicenseOut, 'active' | 'date_deactivated' | 'person_left'> };

/** Whether a licence is active, or begins later; an active licence of somebody who left stands out. */
export const LicenseState = ({ license }: Props) => {
  const { t } = useTranslation('software');
  if (isDeactivated(license)) return <ToneBadge dot>{t('state.inactive')}</ToneBadge>;
  if (isUpcoming(license))
    return (
      <ToneBadge tone="accent" dot>
        {t('state.upcoming')}
      </ToneBadge>
    );
  if (license.person_left === 1)
    return (
      <ToneBadge tone="amber" dot>
        {t('state.left')}
      </ToneBadge>
    );
  return (
    <ToneBadge tone="green" dot>
      {t('state.active')}
    </ToneBadge>
  );
};
