import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getRun } from '#shared/contract/runs/get-run.ts';
import { itemFilters, type ItemFilter } from '#shared/runs/run.ts';
import { FailedHead, NoOutcomes, OutcomeCard } from '../ui/outcome-card.tsx';
import { Pager } from '../ui/pager.tsx';
import { Segments } from '../ui/segments.tsx';
import { RunItem } from './run-item.tsx';
import classes from './run-items.module.css';

export const ITEMS_PER_PAGE = 50;

type Props = {
  run: EndpointResponse<typeof getRun>;
  /** What the lines stand for, where that is known: "People". */
  title?: string;
  filter: ItemFilter;
  page: number;
  onFilter: (filter: ItemFilter) => void;
  onPage: (page: number) => void;
  /** Undefined while no line can be tried again. */
  onRetry: (() => void) | undefined;
  retrying: boolean;
};

/** The lines of a run with their outcome: failed ones on top with their reason, then the others, latest first. */
export const RunItems = ({ run, title, filter, page, onFilter, onPage, onRetry, retrying }: Props) => {
  const { t } = useTranslation('ui');
  const words = useTranslation('runs').t;
  const heading = title ?? words('lines');
  const failed = run.items.filter(({ status }) => status === 'failed');
  const rest = run.items.filter(({ status }) => status !== 'failed');
  const counts = { all: run.total, failed: run.failed, done: run.done, pending: run.pending };
  const shownFilters: ItemFilter[] = ['all', 'failed', 'done', 'pending'];
  return (
    <OutcomeCard
      title={heading}
      filter={
        <Segments
          size="xs"
          aria-label={t('run.filter.name')}
          value={filter}
          onChange={(value) => onFilter(itemFilters.find((name) => name === value) ?? 'all')}
          data={shownFilters.map((name) => ({
            value: name,
            label: t(`run.filter.${name}`, { count: counts[name] }),
          }))}
        />
      }
    >
      {failed.length > 0 && (
        <>
          <FailedHead
            words={t('run.failedHead', { count: run.failed })}
            retry={onRetry && { label: t('run.retryFailed'), busy: retrying, onClick: onRetry }}
          />
          <ul className={classes.items}>
            {failed.map((item) => (
              <RunItem key={item.number} item={item} />
            ))}
          </ul>
        </>
      )}
      {failed.length > 0 && rest.length > 0 && <p className={classes.lastFirst}>{t('run.lastFirst')}</p>}
      {rest.length > 0 && (
        <ul className={classes.items}>
          {rest.map((item) => (
            <RunItem key={item.number} item={item} />
          ))}
        </ul>
      )}
      {run.items.length === 0 && <NoOutcomes>{t('run.nothing')}</NoOutcomes>}
      {run.count > ITEMS_PER_PAGE && <Pager page={page} perPage={ITEMS_PER_PAGE} count={run.count} onPage={onPage} />}
    </OutcomeCard>
  );
};
