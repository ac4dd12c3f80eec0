import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '#shared/runs/run.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useRun } from '../../../api/use-run.ts';
import { useRunActions } from '../../../runs/use-run-actions.ts';
import { UnderWay } from '../../../runs/under-way.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { RunFigures } from '../../../ui/run-figures.tsx';

type Props = {
  runId: string;
  /** The run was started on this page, so that its end is told even when it was over before it was first read. */
  isNew: boolean;
};

/**
 * The run that changes many participants: its progress, then a toast with Undo, or what failed. The address names the
 * run, so that the shell leaves telling its end to this page.
 */
export const ChangeRun = ({ runId, isNew }: Props) => {
  const { t } = useTranslation('trainings');
  const client = useQueryClient();
  const answer = useRun(runId);
  const { data: run, error, refetch } = answer;
  const { undo: startUndo, busy } = useRunActions(runId);
  const undo = (): void => void startUndo().catch(notifyThrown);
  const hasEnded = run !== undefined && !isOpen(run.status);
  const isRunning = run !== undefined && isOpen(run.status);
  const wasOpen = useRef(isNew);
  const end = useEffectEvent(() => {
    void client.invalidateQueries();
    // A page that is opened again later does not tell it once more.
    if (!wasOpen.current || !run || run.status !== 'succeeded' || run.failed > 0) return;
    notifySuccess(
      { title: t('people.change.done'), text: t('people.change.changed', { count: run.done }) },
      run.can_undo ? { label: t('people.undo'), onClick: undo } : undefined,
    );
  });
  useEffect(() => {
    if (isRunning) wasOpen.current = true;
  }, [isRunning]);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  if (!run) return error ? <ErrorBox problem={error.problem} onRetry={() => void refetch()} /> : null;
  if (!hasEnded)
    return (
      <>
        <RunFigures run={run} things={t('people.run.things', { count: run.total })} />
        <UnderWay answer={answer} />
      </>
    );
  if (run.status === 'succeeded' && run.failed === 0) return null;
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
