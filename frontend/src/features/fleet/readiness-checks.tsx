import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { UtilityQuestion } from './utility-question.tsx';
import { vehicleValue } from './vehicle-value.tsx';
import classes from './readiness-card.module.css';

type Props = { details: CarDetails; mayEdit: boolean };

/** Each payroll check. A missing value has a link to its field, or buttons that answer it in place. */
export const ReadinessChecks = ({ details, mayEdit }: Props) => {
  const { t } = useTranslation('fleet');
  const { checks } = details.payroll_readiness;
  // A save checks every field, so answering one succeeds only when nothing else is missing.
  const answerable = mayEdit && checks.filter(({ ok }) => !ok).length === 1;
  return (
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
  );
};
