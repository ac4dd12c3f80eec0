import { IconCategory, IconPackages, IconPrinter, IconUsersPlus } from '@tabler/icons-react';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { assetColumns, type AssetRow } from '#shared/assets/asset.columns.ts';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { exportAssets } from '#shared/contract/assets/export-assets.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import type { BulkAction } from '../../list/bulk-action.ts';
import { listColumns } from '../../list/list-column.ts';
import type { ListAction } from '../../list/list-action.ts';
import { useListOverview } from '../../list/list-overview.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { AssetCard } from './asset-card.tsx';
import { assetCell } from './asset-cell.tsx';
import { AssetsEmpty } from './assets-empty.tsx';
import { useAssignSelected } from './use-assign-selected.tsx';
import { useAssetSegments } from './use-asset-segments.ts';
import { LABELS_MAX } from './label-ids.ts';
import { usePrintLabels } from './use-print-labels.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const AssetsOverview = lazy(async () => ({ default: (await import('./assets-overview.tsx')).AssetsOverview }));

/** Page sizes of the list (docs/areas/assets.md#pages). */
const PER_PAGE = [10, 30, 60, 90] as const;

/** The columns this user may see, with their cells. */
const useAssetColumns = () => {
  const { t } = useTranslation('assets');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<AssetRow, AssetRowOut>(
        visibleColumns<AssetRow>(assetColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, asset) => assetCell(key, asset, t),
      ),
    [actor, t],
  );
  return useRecordColumns<AssetRowOut>('asset', own);
};

const useOwnActions = (): ListAction[] => {
  const { t } = useTranslation('assets');
  const actor = useActor();
  const can = useCan();
  return [
    ...(can('assets:write') && !isTeamScoped(actor)
      ? [
          {
            key: 'add',
            label: t('actions.add'),
            help: t('actions.addHelp'),
            icon: <IconPackages />,
            to: paths.addAsset,
            isButton: true as const,
          },
        ]
      : []),
    ...(can('assets:write')
      ? [
          {
            key: 'assign',
            label: t('actions.assignBulk'),
            help: t('actions.assignBulkHelp'),
            icon: <IconUsersPlus />,
            to: paths.assignAssets,
          },
        ]
      : []),
    ...(can('asset-types:edit')
      ? [
          {
            key: 'types',
            label: t('actions.types'),
            help: t('actions.typesHelp'),
            icon: <IconCategory />,
            to: paths.assetTypes,
          },
        ]
      : []),
  ];
};

const AssetsList = () => {
  const { t } = useTranslation('assets');
  const can = useCan();
  const columns = useAssetColumns();
  const bulk = useBulkActions('asset', { endpoint: exportAssets, permission: 'assets:export' });
  const assign = useAssignSelected();
  const printLabels = usePrintLabels();
  const { choices, nothingYet } = useAssetSegments();
  const overview = useListOverview({ list: 'assets', label: t('overview'), children: <AssetsOverview /> });
  const actions = useListActions(
    {
      texts: 'assets',
      export: { endpoint: exportAssets, permission: 'assets:export' },
      import: { to: paths.importAssets, permission: 'assets:import' },
    },
    useOwnActions(),
  );
  const labels: BulkAction = {
    key: 'labels',
    label: t('actions.printLabels'),
    icon: <IconPrinter />,
    whyNot: ({ count }) => (count > LABELS_MAX ? t('labels.tooMany', { max: LABELS_MAX }) : undefined),
    onClick: (target) => void printLabels(target),
  };
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="assets"
        segmentBuilderPath={(from) => paths.segmentBuilder('asset', from)}
        hasViews
        grows
        perPageOptions={PER_PAGE}
        title={t('title')}
        tabs={!nothingYet && overview.panel}
        tool={!nothingYet && overview.tool}
        searchPlaceholder={t('search')}
        {...columns}
        source={(state, shown) => query(listAssets, { query: toQuery(state, shown) })}
        nameOf={({ name, serial_number: serial }) => (serial === null ? name : `${name} ${serial}`)}
        linkOf={(asset) => paths.asset(asset.id)}
        renderCard={(asset) => <AssetCard asset={asset} />}
        segments={choices}
        actions={actions}
        bulk={[...bulk.edits, ...assign.actions, ...bulk.acts, ...bulk.tags, labels, ...bulk.exports]}
        create={can('assets:write') ? { label: t('assign'), to: paths.newAsset } : undefined}
        first={{ when: () => nothingYet, content: <AssetsEmpty /> }}
        emptySegment={t('empty.segment')}
        noMore={t('empty.noMore')}
      />
      {bulk.modal}
      {assign.modal}
    </>
  );
};

/** The list of assets: /assets. */
export const AssetsPage = () => (
  <RequireRight permission="assets:read">
    <AssetsList />
  </RequireRight>
);
