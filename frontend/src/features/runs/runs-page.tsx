import { Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRuns } from '#shared/contract/runs/list-runs.ts';
import { isOpen } from '#shared/runs/run.ts';
import { pollAfter } from '../../api/poll-after.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reading } from '../../ui/reading.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { RunsTable } from './runs-table.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import classes from './runs-page.module.css';

const PER_PAGE = 25;
const POLL_MS = 2_000;

/** The runs, newest first: the user's own, and for admins also those of others. */
export const RunsPage = () => {
  const { t } = useTranslation('runs');
  const seesAll = useCan()('settings:manage');
  const [search, setSearch] = useSearchParams();
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const own = search.get('own') === '1' ? '1' : '0';
  const runs = useQuery({
    ...query(listRuns, { query: { page: String(page), per_page: String(PER_PAGE), own } }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data, dataUpdateCount: reads } }) =>
      data?.data.some(({ status }) => isOpen(status)) ? pollAfter(reads, POLL_MS) : false,
  });
  const go = (to: { page?: number; own?: string }, how?: 'replace'): void => {
    const next = new URLSearchParams(search);
    for (const [name, value, unset] of [
      ['page', String(to.page ?? 1), '1'],
      ['own', to.own ?? own, '0'],
    ] as const) {
      if (value === unset) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: how === 'replace' });
  };
  const { data, error } = runs;
  return (
    <div className={classes.page}>
      <PageTitle of={t('title')} />
      <header className={classes.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={classes.intro}>{t('intro')}</p>
        </div>
        {seesAll && (
          <Segments
            size="xs"
            aria-label={t('whose')}
            value={own}
            onChange={(value) => go({ own: value })}
            data={[
              { value: '0', label: t('everyone') },
              { value: '1', label: t('mine') },
            ]}
          />
        )}
      </header>
      {error && !data && (
        <div className={classes.inset}>
          <ErrorBox problem={error.problem} onRetry={() => void runs.refetch()} />
        </div>
      )}
      {runs.isPending && (
        <div className={classes.inset}>
          <Reading>
            <Skeleton height={240} radius={8} />
          </Reading>
        </div>
      )}
      {data?.count === 0 && (
        <CentredNotice isPart icon={IconHistory} title={t('emptyTitle')}>
          <p>{t('emptyText')}</p>
        </CentredNotice>
      )}
      {data && data.data.length > 0 && <RunsTable runs={data.data} withNames={seesAll && own === '0'} />}
      {data && (data.count > PER_PAGE || page > 1) && (
        <Pager page={page} perPage={PER_PAGE} count={data.count} onPage={(next, how) => go({ page: next }, how)} />
      )}
    </div>
  );
};
