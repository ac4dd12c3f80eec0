import { Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { lacksCo2 } from '#shared/fleet/lacks-co2.ts';
import { ReadinessChecks } from './readiness-checks.tsx';
import classes from './readiness-card.module.css';

type Props = { details: CarDetails; mayEdit: boolean };

/** Whether payroll has all that it asks for; the card then closes up into the badge beside the name. */
export const isAllReady = (details: CarDetails): boolean =>
  details.payroll_readiness.checks.every(({ ok }) => ok) && !lacksCo2(details);

/** The payroll checks of a vehicle that misses something (docs/areas/fleet.md#payroll-checks). */
export const ReadinessCard = ({ details, mayEdit }: Props) => {
  const { t } = useTranslation('fleet');
  const { asked, checks } = details.payroll_readiness;
  if (!asked || isAllReady(details)) return null;
  const failing = checks.filter(({ ok }) => !ok);
  const passed = checks.length - failing.length;
  const ready = failing.length === 0;
  const hasNoCo2 = lacksCo2(details);
  const tone = ready ? 'green' : 'amber';
  const State = ready ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={classes.card} aria-labelledby="readiness">
      <header className={classes.head}>
        <span
          className={classes.state}
          style={{ background: `var(--tone-${tone}-bg)`, color: `var(--tone-${tone}-fg)` }}
        >
          <State size={18} stroke={1.75} aria-hidden="true" />
        </span>
        <div className={classes.words}>
          <h2 id="readiness">{t(ready ? 'readiness.titleReady' : 'readiness.titleNotReady')}</h2>
          <p>{t('readiness.passes', { passed, total: checks.length })}</p>
          {hasNoCo2 && (
            <p className={classes.warning}>
              <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
              {t('readiness.noCo2')}
            </p>
          )}
        </div>
        <Progress
          className={classes.bar}
          value={(passed / checks.length) * 100}
          size={6}
          color="var(--bar-done)"
          aria-label={t('readiness.passes', { passed, total: checks.length })}
        />
      </header>
      <ReadinessChecks details={details} mayEdit={mayEdit} />
    </section>
  );
};
