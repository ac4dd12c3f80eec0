import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { itemFilters, isOpen, taskKinds, type ItemFilter } from '#shared/runs/run.ts';
import { useRun } from '../../api/use-run.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { useParams, useSearchParams } from '../../ui/router.ts';
import { RunFigures } from '../../ui/run-figures.tsx';
import { RunHeader } from './run-header.tsx';
import { ITEMS_PER_PAGE, RunItems } from '../../runs/run-items.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { UnderWay } from '../../runs/under-way.tsx';
import { useRunActions } from '../../runs/use-run-actions.ts';
import classes from './run-page.module.css';

/** The page of a run: its progress, and the outcome of every item. */
export const RunPage = () => {
  const { t } = useTranslation('runs');
  const { runId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter: ItemFilter = itemFilters.find((name) => name === search.get('filter')) ?? 'all';
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const answer = useRun(runId, { filter, page, perPage: ITEMS_PER_PAGE });
  const { data: run, error, refetch } = answer;
  const actions = useRunActions(runId);
  if (!run && error) return <ReadFailed problem={error.problem} onRetry={() => void refetch()} />;
  if (!run) {
    return (
      <div className={classes.page}>
        <Skeleton height={320} radius={8} />
      </div>
    );
  }
  const open = isOpen(run.status);
  const hasItems = !taskKinds.includes(run.kind);
  const countsRows = run.kind === 'export' || run.kind === 'import-check';
  const show = (next: { filter: ItemFilter; page: number }): void =>
    setSearch(
      {
        ...(next.filter !== 'all' && { filter: next.filter }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: true },
    );
  return (
    <div className={classes.page}>
      <RunHeader run={run} actions={actions} />
      <RunFigures run={run} things={t(countsRows ? 'rows' : 'things', { count: run.total })} />
      {open ? <UnderWay answer={answer}>{t('leave')}</UnderWay> : <RunOutcome run={run} />}
      {hasItems && (
        <RunItems
          run={run}
          filter={filter}
          page={page}
          onFilter={(name) => show({ filter: name, page: 1 })}
          onPage={(number) => show({ filter, page: number })}
          onRetry={run.can_resume && run.failed > 0 ? actions.retry : undefined}
          retrying={actions.busy}
        />
      )}
    </div>
  );
};
