import { useTranslation } from 'react-i18next';
import type { LicenseOut } from '#shared/contract/software/license.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';

type Props = { license: Pick<LicenseOut, 'active' | 'person_left' | 'product_deleted'> };

/** Whether a licence is active; an active licence of somebody who left stands out. */
export const LicenseState = ({ license: { active, person_left: left } }: Props) => {
  const { t } = useTranslation('software');
  if (active === 0) return <ToneBadge dot>{t('state.inactive')}</ToneBadge>;
  if (left === 1)
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
