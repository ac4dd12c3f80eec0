import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../ui/section-card.tsx';
import { isTaken, type Step } from './step.ts';
import { StepRow } from './step-row.tsx';
import classes from './steps.module.css';

/** The first steps with what is done of them; `action` stands at the right of the title, `foot` below the steps. */
export const StepsCard = ({
  steps,
  action,
  foot,
}: {
  steps: readonly Step[];
  action?: ReactNode;
  foot?: ReactNode;
}) => {
  const { t } = useTranslation('home');
  const taken = steps.filter(isTaken).length;
  return (
    <SectionCard
      title={t('steps.title')}
      flush
      action={
        <>
          <span className={classes.progress}>
            <progress className={classes.bar} value={taken} max={steps.length} aria-label={t('steps.title')} />
            {t('steps.progress', { done: taken, total: steps.length })}
          </span>
          {action}
        </>
      }
    >
      {taken === steps.length && <p className={classes.all}>{t('steps.allDone')}</p>}
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step.key} step={step} />
        ))}
      </ol>
      <div className={classes.foot}>{foot}</div>
    </SectionCard>
  );
};
