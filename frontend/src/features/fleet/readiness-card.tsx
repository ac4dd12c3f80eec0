import { Button, Progress } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { lacksCo2 } from '#shared/fleet/lacks-co2.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { UtilityQuestion } from './utility-question.tsx';
import { vehicleValue } from './vehicle-value.tsx';
import classes from './readiness-card.module.css';

type Props = { details: CarDetails; mayEdit: boolean };

/**
 * The payroll checks (docs/areas/fleet.md#payroll-checks). A missing value has a link to its field, or buttons that
 * answer it in place.
 */
export const ReadinessCard = ({ details, mayEdit }: Props) => {
  const { t } = useTranslation('fleet');
  const { asked, checks } = details.payroll_readiness;
  if (!asked) return null;
  const failing = checks.filter(({ ok }) => !ok);
  const passed = checks.length - failing.length;
  const ready = failing.length === 0;
  const hasNoCo2 = lacksCo2(details);
  const tone = ready ? 'green' : 'amber';
  const State = ready ? IconCircleCheck : IconAlertTriangle;
  // A save checks every field, so answering one succeeds only when nothing else is missing.
  const answerable = mayEdit && failing.length === 1;
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
      <ul className={classes.checks}>
        {checks.map(({ field, ok, message }) => {
          const label = t([`detail.label.${field}`, `field.${field}`]);
          return (
            <li key={field} data-ok={ok}>
              {ok ? (
                <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
              )}
              <span className={classes.label} {...(message !== null && { title: message })}>
                {label}
              </span>
              {ok && <span className={classes.value}>{vehicleValue(field, details, t)}</span>}
              {!ok && answerable && field === 'is_utility_vehicle' && <UtilityQuestion details={details} />}
              {!ok && mayEdit && !(answerable && field === 'is_utility_vehicle') && (
                <Button
                  component={Link}
                  to={`${paths.editVehicle(details.id)}#${field}`}
                  variant="default"
                  size="xs"
                  aria-label={t('readiness.fixField', { field: label })}
                >
                  {t('readiness.fix')}
                </Button>
              )}
              {!ok && !mayEdit && <span className={classes.value}>{message}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
