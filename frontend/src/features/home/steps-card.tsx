import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takesWorkbook } from '#shared/home/first-steps.rules.ts';
import { useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { isTaken, type Step } from './step.ts';
import { StepRow } from './step-row.tsx';
import classes from './steps.module.css';

/**
 * The first steps with what is done of them; `action` stands at the right of the title, `foot` below the steps, beside
 * the import of one workbook while that can still fill a step.
 */
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
  const can = useCan();
  const taken = steps.filter(isTaken).length;
  const open = new Set(steps.filter((step) => !isTaken(step)).map(({ key }) => key));
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
      <div className={classes.foot}>
        {takesWorkbook(open, can) && (
          <Button component={Link} to={paths.importOf('workbook')} variant="default" leftSection={<IconTable />}>
            {t('steps.workbook')}
          </Button>
        )}
        {foot}
      </div>
    </SectionCard>
  );
};
