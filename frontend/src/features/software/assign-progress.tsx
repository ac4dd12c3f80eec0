import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { paths } from '../../app/paths.ts';
import { RunProgress, useRunProgress } from '../../runs/run-progress.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { useAssignSteps } from './use-assign-steps.ts';

/** Person by person, what became of each, then Finish. */
export const AssignProgress = ({ product, runId }: { product: ProductDetails; runId: string }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const steps = useAssignSteps();
  const progress = useRunProgress(runId);
  const { data: run, error, refetch } = progress.answer;
  if (!run && error) return <ReadFailed problem={error.problem} onRetry={() => void refetch()} />;
  const leave = () => void navigate(paths.softwareProduct(product.id));
  return (
    <Wizard
      title={t('assign.title', { name: product.name })}
      steps={steps}
      current="progress"
      heading={run?.title ?? ''}
      intro={<Link to={paths.run(runId)}>{t('assign.runPage')}</Link>}
      finishLabel={t('assign.finish')}
      saving={false}
      onBack={undefined}
      onNext={leave}
      onClose={leave}
    >
      {run ? (
        <RunProgress
          progress={progress}
          run={run}
          things={t('assign.things', { count: run.total })}
          title={t('field.employee_ids')}
          ended={t(run.status === 'cancelled' ? 'assign.cancelled' : 'assign.ended', {
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
