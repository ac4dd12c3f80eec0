import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '#shared/runs/run.ts';
import { useRun } from '../../../api/use-run.ts';
import { useRunActions } from '../../../runs/use-run-actions.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { RunFigures } from '../../../ui/run-figures.tsx';

type Props = {
  runId: string;
  /** Called once everybody was changed. */
  onDone: () => void;
};

/** The run that changes many participants: its progress, then a toast with Undo, or what failed. */
export const ChangeRun = ({ runId, onDone }: Props) => {
  const { t } = useTranslation('trainings');
  const client = useQueryClient();
  const { data: run, error, refetch } = useRun(runId);
  const { undo, busy } = useRunActions(runId);
  const hasEnded = run !== undefined && !isOpen(run.status);
  const end = useEffectEvent(() => {
    void client.invalidateQueries();
    if (!run || run.status !== 'succeeded' || run.failed > 0) return;
    notifySuccess(
      { title: t('people.change.done'), text: t('people.change.changed', { count: run.done }) },
      run.can_undo ? { label: t('people.undo'), onClick: undo } : undefined,
    );
    onDone();
  });
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  if (!run) return error ? <ErrorBox problem={error.problem} onRetry={() => void refetch()} /> : null;
  if (!hasEnded) return <RunFigures run={run} things={t('people.run.things', { count: run.total })} />;
  return (
    <Banner
      tone="amber"
      action={
        <>
          <Link to={paths.run(runId)}>{t('people.run.page')}</Link>
          {run.can_undo && (
            <Button variant="default" loading={busy} onClick={undo}>
              {t('people.undo')}
            </Button>
          )}
        </>
      }
    >
      {t('people.change.ended', { done: run.done, failed: run.failed })}
    </Banner>
  );
};
