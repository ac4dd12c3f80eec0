import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, type ItemFilter } from '#shared/runs/run.ts';
import { useRun } from '../../api/use-run.ts';
import { paths } from '../../app/paths.ts';
import { ITEMS_PER_PAGE, RunItems } from '../../runs/run-items.tsx';
import { useRunActions } from '../../runs/use-run-actions.ts';
import { Banner } from '../../ui/banner.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { RunFigures } from '../../ui/run-figures.tsx';
import { Wizard } from '../../wizard/wizard.tsx';
import { useBulkSteps } from './use-bulk-steps.ts';

/** Step three: person by person, what became of each, then Finish. */
export const BulkProgress = ({ runId }: { runId: string }) => {
  const { t } = useTranslation(['assets', 'runs']);
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ filter: ItemFilter; page: number }>({ filter: 'all', page: 1 });
  const { data: run, error, refetch } = useRun(runId, { ...shown, perPage: ITEMS_PER_PAGE });
  const actions = useRunActions(runId);
  const steps = useBulkSteps();
  if (!run && error) return <ReadFailed problem={error.problem} onRetry={() => void refetch()} />;
  const open = run !== undefined && isOpen(run.status);
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
      {!run && <Skeleton height={240} radius={8} />}
      {run && (
        <>
          <RunFigures run={run} things={t('bulk.things', { count: run.total })} />
          {open ? (
            <Banner>{t('runs:leave')}</Banner>
          ) : (
            <Banner tone={run.failed > 0 || run.status !== 'succeeded' ? 'amber' : 'green'}>
              {t(run.status === 'cancelled' ? 'bulk.cancelled' : 'bulk.ended', { done: run.done, failed: run.failed })}
            </Banner>
          )}
          <RunItems
            run={run}
            title={t('bulk.people')}
            filter={shown.filter}
            page={shown.page}
            onFilter={(filter) => setShown({ filter, page: 1 })}
            onPage={(page) => setShown({ ...shown, page })}
            onRetry={run.can_resume && run.failed > 0 ? actions.retry : undefined}
            retrying={actions.busy}
          />
        </>
      )}
    </Wizard>
  );
};
