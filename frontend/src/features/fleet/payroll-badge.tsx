import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './fleet.module.css';

/**
 * Whether a vehicle is ready for payroll: ready, the number of missing values, or not needed
 * (docs/areas/fleet.md#payroll-checks).
 */
export const PayrollBadge = ({ missing }: { missing: number | null }) => {
  const { t } = useTranslation('fleet');
  if (missing === null) return <span className={classes.dim}>{t('readiness.notNeeded')}</span>;
  return missing === 0 ? (
    <ToneBadge tone="green" dot>
      {t('readiness.ready')}
    </ToneBadge>
  ) : (
    <ToneBadge tone="amber" dot>
      {t('readiness.missing', { count: missing })}
    </ToneBadge>
  );
};
