import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './fleet.module.css';

/** Ready, how many values are missing, or that payroll does not ask (docs/areas/fleet.md#payroll-checks). */
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
