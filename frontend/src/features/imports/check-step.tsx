import { Button, Progress } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import type { RunView } from '#shared/contract/runs/run.ts';
import { isOpen } from '#shared/runs/run.ts';
import { useCall } from '../../api/query.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CheckReport } from './check-report.tsx';
import { StepTitle } from '../../wizard/step-title.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { ImportConfig } from './import-configs.ts';
import { useCheck } from './use-check.ts';
import { useStartedImport } from './use-started-import.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './check-step.module.css';

type Props = { config: ImportConfig; place: ImportPlace; goTo: GoTo };

/** Step 3: the dry run, then its report on every row. */
export const CheckStep = ({ config, place, goTo }: Props) => {
  const { run, rows, isDone } = useCheck(place);
  const started = useStartedImport(config.object, place);
  const problem = run.error?.problem ?? rows.error?.problem;
  if (isDone && rows.data && !problem)
    return <CheckReport config={config} place={place} goTo={goTo} checked={rows.data} busy={rows.isPlaceholderData} />;
  return (
    <ImportFrame
      config={config}
      step="check"
      fileName={started.data?.file_name}
      foot={<BackToColumns place={place} goTo={goTo} />}
    >
      <div className={classes.waiting}>
        {problem ? (
          <ErrorBox problem={problem} onRetry={() => void (run.isError ? run.refetch() : rows.refetch())} />
        ) : (
          run.data && <Progressing run={run.data} total={started.data?.rows ?? null} />
        )}
      </div>
    </ImportFrame>
  );
};

const BackToColumns = ({ place, goTo }: Omit<Props, 'config'>) => {
  const { t } = useTranslation('imports');
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft />}
      onClick={() => goTo({ step: place.upload === '' ? 'file' : 'columns' })}
    >
      {t('back')}
    </Button>
  );
};

/** The progress of the dry run, or the reason why it stopped. */
const Progressing = ({ run, total }: { run: RunView; total: number | null }) => {
  const { t } = useTranslation('imports');
  const resume = useCall(resumeRun);
  if (!isOpen(run.status) && run.status !== 'succeeded') {
    return (
      <ErrorBox
        title={t('check.failed')}
        message={run.problem ?? t('check.failed')}
        onRetry={() => resume.mutate({ body: { run_id: run.run_id } })}
      />
    );
  }
  const share = total === null || total === 0 ? 0 : Math.min(100, Math.floor((run.done / total) * 100));
  const words =
    run.done === 0
      ? t('check.busyStart')
      : t(total === null ? 'check.busyUnknown' : 'check.busy', { done: run.done, total });
  return (
    <div className={classes.progress}>
      <StepTitle className={classes.title}>{t('check.busyTitle')}</StepTitle>
      <p className={classes.intro}>{t('check.busyIntro')}</p>
      <p className={classes.busy} role="status">
        <Spinner />
        {words}
      </p>
      <Progress
        value={total === null ? 100 : share}
        animated={total === null}
        size={8}
        color="var(--bar-fill)"
        aria-label={t('check.busyBar')}
      />
    </div>
  );
};
