import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportRequests } from '#shared/contract/days-off/export-requests.ts';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import type { RequestRowOut } from '#shared/contract/days-off/request.ts';
import { dayOffRequestColumns, type DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { query } from '../../../api/query.ts';
import { useBulkExport } from '../../../bulk/use-bulk-export.tsx';
import { listColumns } from '../../../list/list-column.ts';
import { ListPage } from '../../../list/list-page.tsx';
import { toQuery } from '../../../list/list-state.ts';
import { RowCard } from '../../../list/row-parts.tsx';
import { useListActions } from '../../../records/use-list-actions.tsx';
import { useRecordColumns } from '../../../records/use-record-columns.tsx';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { useActor } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useAmountWords } from '../parts/amount-words.ts';
import { usePeriodWords } from '../parts/period-words.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import { isHidden } from './is-hidden.ts';
import { StateBadge } from './request-badges.tsx';
import { requestCell } from './request-cell.tsx';
import { RequestsTabs } from './requests-tabs.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** The columns this user may see, with their cells. */
const useRequestColumns = () => {
  const { t } = useTranslation('days-off');
  const actor = useActor();
  const amount = useAmountWords();
  const own = useMemo(
    () =>
      listColumns<DayOffRequestRow, RequestRowOut>(
        visibleColumns<DayOffRequestRow>(dayOffRequestColumns, actor),
        { label: (key) => t(key), option: (_, value) => t(`request.state.${value}`) },
        (key, row) => requestCell(key, row, { t, amount }),
        // The cell shows the days or hours that the minutes come to.
      ).map((column) => (column.key === 'minutes' ? { ...column, head: t('inbox.amount') } : column)),
    [actor, amount, t],
  );
  return useRecordColumns<RequestRowOut>('day_off_request', own);
};

/** A request at phone width: the person, their days, and what was decided. */
const RequestCard = ({ row }: { row: RequestRowOut }) => {
  const period = usePeriodWords();
  return (
    <RowCard
      face={<Avatar name={row.person_name} picture={row.avatar} size={36} />}
      name={<strong>{row.person_name}</strong>}
      line={`${row.type_name} · ${period({ ...row, minutes: null })}`}
      side={row.kind === 'absence' ? null : <StateBadge state={row.state} />}
    />
  );
};

const AllRequests = () => {
  const { t } = useTranslation('days-off');
  const columns = useRequestColumns();
  const { choices, nothingYet } = useRecordSegments('day_off_request', 'days-off', ['all', 'archived'], (segment) =>
    query(listInbox, { query: { per_page: 1, segment_id: segment } }),
  );
  const bulk = useBulkExport(exportRequests, 'days:export');
  const actions = useListActions({
    texts: 'days-off',
    export: { endpoint: exportRequests, permission: 'days:export' },
    import: { to: paths.importOf('day_off_request'), permission: 'days:import' },
  });
  return (
    <>
      <PageTitle of={t('inbox.all')} />
      <ListPage
        name="days-off"
        segmentBuilderPath={(from) => paths.segmentBuilder('day_off_request', from)}
        hasViews
        title={t('inbox.all')}
        tabs={<RequestsTabs />}
        searchPlaceholder={t('inbox.search')}
        {...columns}
        source={(state, shown) => query(listInbox, { query: toQuery(state, shown) })}
        nameOf={({ person_name: name, start_date: start }) => `${name} ${start}`}
        initialSort={{ column: 'requested_on', direction: 'desc' }}
        linkOf={(row) => (isHidden(row) ? paths.calendarOfPerson(row.employee_id) : paths.dayOffRequest(row.id))}
        renderCard={(row) => <RequestCard row={row} />}
        segments={choices}
        actions={actions}
        bulk={bulk}
        first={{ when: () => nothingYet, content: <InboxEmpty segment="all" isBig /> }}
        emptySegment={t('inbox.emptySegment')}
        noMore={t('inbox.noMore')}
      />
    </>
  );
};

/** Every request and absence as a table, to search, filter and export: /inbox/daysOff/all. */
export const AllRequestsPage = () => (
  <RequireRight permission="days:read">
    <AllRequests />
  </RequireRight>
);
