import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { RunProgress, useRunProgress } from '../../runs/run-progress.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { useBulkSteps } from './use-bulk-steps.ts';

/** Step three: person by person, what became of each, then Finish. */
export const BulkProgress = ({ runId }: { runId: string }) => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  const progress = useRunProgress(runId);
  const { data: run, error, refetch } = progress.answer;
  const steps = useBulkSteps();
  if (!run && error) return <ReadFailed problem={error.problem} onRetry={() => void refetch()} />;
  const leave = () => void navigate(paths.assets);
  return (
    <Wizard
      title={t('actions.assignBulk')}
      steps={steps}
      current="progress"
      heading={run?.title ?? ''}
      intro={<Link to={paths.run(runId)}>{t('bulk.runPage')}</Link>}
      finishLabel={t('bulk.finish')}
      saving={false}
      onBack={undefined}
      onNext={leave}
      onClose={leave}
    >
      {run ? (
        <RunProgress
          progress={progress}
          run={run}
          things={t('bulk.things', { count: run.total })}
          title={t('bulk.people')}
          ended={t(run.status === 'cancelled' ? 'bulk.cancelled' : 'bulk.ended', {
            done: run.done,
            failed: run.failed,
          })}
        />
      ) : (
        <Skeleton height={240} radius={8} />
      )}
    </Wizard>
  );
};
