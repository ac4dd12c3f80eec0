import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';

export type WizardStep = { key: string; label: string };

/** The steps of a wizard with the current one marked; on the phone they show no names. */
export const WizardSteps = ({ steps, at }: { steps: readonly WizardStep[]; at: number }) => {
  const { t } = useTranslation('wizard');
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {steps.map(({ key, label }, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'later';
        return (
          <li
            key={key}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes.dot}>
              {state === 'done' ? <IconCheck size={14} stroke={2} aria-hidden="true" /> : index + 1}
            </span>
            <span className={classes.stepName}>{label}</span>
            {state === 'done' && <VisuallyHidden>{t('done')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
};
