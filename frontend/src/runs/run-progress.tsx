import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getRun } from '#shared/contract/runs/get-run.ts';
import { isOpen, type ItemFilter } from '#shared/runs/run.ts';
import { useRun } from '../api/use-run.ts';
import { Banner } from '../ui/banner.tsx';
import { RunFigures } from '../ui/run-figures.tsx';
import { ITEMS_PER_PAGE, RunItems } from './run-items.tsx';
import { UnderWay } from './under-way.tsx';
import { useRunActions } from './use-run-actions.ts';

/** A run with the page of its lines on screen. */
export const useRunProgress = (runId: string) => {
  const [shown, setShown] = useState<{ filter: ItemFilter; page: number }>({ filter: 'all', page: 1 });
  return { runId, shown, setShown, answer: useRun(runId, { ...shown, perPage: ITEMS_PER_PAGE }) };
};

type Props = {
  progress: ReturnType<typeof useRunProgress>;
  run: EndpointResponse<typeof getRun>;
  /** The noun for the items: "people". */
  things: string;
  /** The heading of the lines: "People". */
  title: string;
  /** The message of the banner after the end of the run. */
  ended: string;
};

/** The progress of a run and the outcome of each line. */
export const RunProgress = ({ progress: { runId, shown, setShown, answer }, run, things, title, ended }: Props) => {
  const { t } = useTranslation('runs');
  const actions = useRunActions(runId);
  return (
    <>
      <RunFigures run={run} things={things} />
      {isOpen(run.status) ? (
        <UnderWay answer={answer}>{t('leave')}</UnderWay>
      ) : (
        <Banner tone={run.failed > 0 || run.status !== 'succeeded' ? 'amber' : 'green'}>{ended}</Banner>
      )}
      <RunItems
        run={run}
        title={title}
        filter={shown.filter}
        page={shown.page}
        onFilter={(filter) => setShown({ filter, page: 1 })}
        onPage={(page) => setShown({ ...shown, page })}
        onRetry={run.can_resume && run.failed > 0 ? actions.retry : undefined}
        retrying={actions.busy}
      />
    </>
  );
};
