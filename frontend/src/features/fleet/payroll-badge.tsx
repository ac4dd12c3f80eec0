import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { lacksCo2 } from '#shared/fleet/lacks-co2.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './fleet.module.css';

/**
 * Whether a vehicle is ready for payroll: ready (perhaps without CO2), the number of missing values, or not needed
 * (docs/areas/fleet.md#payroll-checks).
 */
export const PayrollBadge = ({ car }: { car: CarRow }) => {
  const { t } = useTranslation('fleet');
  const { payroll_missing: missing } = car;
  if (missing === null) return <span className={classes.dim}>{t('readiness.notNeeded')}</span>;
  if (missing > 0 || lacksCo2(car))
    return (
      <ToneBadge tone="amber" dot>
        {missing > 0 ? t('readiness.missing', { count: missing }) : t('readiness.readyWithoutCo2')}
      </ToneBadge>
    );
  return (
    <ToneBadge tone="green" dot>
      {t('readiness.ready')}
    </ToneBadge>
  );
};
