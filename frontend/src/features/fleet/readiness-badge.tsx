import { Popover, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { isAllReady } from './readiness-card.tsx';
import { ReadinessChecks } from './readiness-checks.tsx';
import classes from './readiness-card.module.css';

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
  return (
    <Popover width={360} position="bottom-start" withinPortal trapFocus>
      <Popover.Target>
        <UnstyledButton className={classes.badge}>
          <ToneBadge tone="green" dot>
            {t('readiness.titleReady')}
          </ToneBadge>
        </UnstyledButton>
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
