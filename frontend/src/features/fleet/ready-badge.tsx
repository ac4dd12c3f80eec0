import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { ReadyButton } from './ready-button.tsx';
import { ReadinessChecks } from './readiness-checks.tsx';
import classes from './readiness-card.module.css';

/** The badge of a vehicle of which payroll has all; pressed, it shows the checks. */
export const ReadyBadge = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const { checks } = details.payroll_readiness;
  return (
    <Popover width={360} position="bottom-start" withinPortal trapFocus>
      <Popover.Target>
        <ReadyButton />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('readiness.titleReady')}>
        <p className={classes.passes}>{t('readiness.passes', { passed: checks.length, total: checks.length })}</p>
        <div className={classes.popped}>
          <ReadinessChecks details={details} mayEdit={false} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
