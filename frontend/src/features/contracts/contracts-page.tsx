import { IconUsersPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contractColumns, type ContractRow } from '#shared/contracts/contract.columns.ts';
import type { ContractRowOut } from '#shared/contract/contracts/contract.ts';
import { exportContracts } from '#shared/contract/contracts/export-contracts.ts';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { query } from '../../api/query.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { ContractsTabs } from '../../contracts/contracts-tabs.tsx';
import { StateBadge } from '../../contracts/state-badge.tsx';
import { listColumns } from '../../list/list-column.ts';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { RowCard } from '../../list/row-parts.tsx';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useRecordSegments } from '../../records/use-record-segments.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate } from '../../ui/router.ts';
import { contractCell } from './contract-cell.tsx';
import { ContractsEmpty } from './contracts-empty.tsx';
import { useDownload } from './use-download.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The columns this user may see, with their cells. */
const useContractColumns = () => {
  const { t } = useTranslation('contracts');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<ContractRow, ContractRowOut>(
        visibleColumns<ContractRow>(contractColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, row) => contractCell(key, row, t),
      ),
    [actor, t],
  );
  return useRecordColumns<ContractRowOut>('contract', own);
};

const ContractCard = ({ row }: { row: ContractRowOut }) => (
  <RowCard
    face={<Avatar name={row.person_name} picture={row.avatar} size={36} />}
    name={<strong>{row.name}</strong>}
    mark={<StateBadge row={row} />}
    line={row.person_name}
  />
);

const ContractsList = () => {
  const { t } = useTranslation('contracts');
  const can = useCan();
  const columns = useContractColumns();
  const { choices, nothingYet } = useRecordSegments('contract', 'contracts', ['all', 'archived'], (segment) =>
    query(listContracts, { query: { per_page: 1, segment_id: segment } }),
  );
  const bulk = useBulkActions('contract', { endpoint: exportContracts, permission: 'contracts:export' });
  const download = useDownload();
  const many = { key: 'many', label: t('actions.many'), icon: <IconUsersPlus />, to: paths.contractsForMany() };
  const actions = useListActions(
    { texts: 'contracts', export: { endpoint: exportContracts, permission: 'contracts:export' } },
    can('contracts:write') ? [many] : [],
  );
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="contracts"
        segmentBuilderPath={(from) => paths.segmentBuilder('contract', from)}
        hasViews
        title={t('title')}
        tabs={<ContractsTabs />}
        searchPlaceholder={t('list.search')}
        {...columns}
        source={(state, shown) => query(listContracts, { query: toQuery(state, shown) })}
        nameOf={({ name, person_name: person }) => `${name}, ${person}`}
        initialSort={{ column: 'created_on', direction: 'desc' }}
        linkOf={({ id }) => paths.contract(id)}
        renderCard={(row) => <ContractCard row={row} />}
        segments={choices}
        actions={actions}
        bulk={[...bulk.actions, ...download]}
        create={can('contracts:write') ? { label: t('add'), to: paths.newContract() } : undefined}
        first={{ when: () => nothingYet, content: <ContractsEmpty /> }}
        failed={t('list.failed')}
        emptySegment={t('empty.segment')}
        noMore={t('empty.noMore')}
      />
      {bulk.modal}
    </>
  );
};

/** The list of contracts: /contracts. */
export const ContractsPage = () => {
  const can = useCan();
  // A reseller has the templates alone.
  if (!can('contracts:read') && can('templates:read')) return <Navigate to={paths.templates} replace />;
  return (
    <RequireRight permission="contracts:read">
      <ContractsList />
    </RequireRight>
  );
};
