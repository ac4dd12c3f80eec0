import { useTranslation } from 'react-i18next';
import { isOpen } from '#shared/runs/run.ts';
import { paths } from '../../ui/paths.ts';
import { RunStep } from '../../runs/run-step.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { useBulkSteps } from './use-bulk-steps.ts';

/** Step three: the outcome for each person, then Finish. */
export const BulkProgress = ({ runId }: { runId: string }) => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  return (
    <RunStep
      runId={runId}
      title={t('actions.assignBulk')}
      steps={useBulkSteps()}
      runPage={t('bulk.runPage')}
      finish={t('bulk.finish')}
      people={t('bulk.people')}
      things={({ total }) => t('bulk.things', { count: total })}
      ended={({ status, done, failed, result }) => {
        const words = t(status === 'cancelled' ? 'bulk.cancelled' : 'bulk.ended', { done, failed });
        const policies = Number(result?.['policies'] ?? 0);
        return policies > 0 ? `${words} ${t('bulk.policies', { count: policies })}` : words;
      }}
      onLeave={(run) => {
        if (run && !isOpen(run.status) && run.done > 0) notifySuccess(t('bulk.created', { count: run.done }));
        void navigate(paths.assets);
      }}
    />
  );
};
