import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRowOut } from '#shared/contract/software/product.ts';
import { exportProducts } from '#shared/contract/software/export-products.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { productColumns, type ProductRow } from '#shared/software/product.columns.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { listColumns } from '../../list/list-column.ts';
import { ListOverview } from '../../list/list-overview.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { ProductCard } from './product-card.tsx';
import { productCell } from './product-cell.tsx';
import { SoftwareEmpty } from './software-empty.tsx';
import { SoftwareTabs } from './software-tabs.tsx';
import { SoftwareTotals } from './software-totals.tsx';
import { useProductSegments } from './use-product-segments.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const SoftwareOverview = lazy(async () => ({ default: (await import('./software-overview.tsx')).SoftwareOverview }));

/** The columns this user may see, with their cells. */
const useProductColumns = () => {
  const { t } = useTranslation('software');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<ProductRow, ProductRowOut>(
        visibleColumns<ProductRow>(productColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, product) => productCell(key, product, t),
      ).map((column) =>
        column.key === 'seats_free' ? { ...column, head: t('seatsHead'), align: 'left' as const } : column,
      ),
    [actor, t],
  );
  return useRecordColumns<ProductRowOut>('software_product', own);
};

const ProductsList = () => {
  const { t } = useTranslation('software');
  const can = useCan();
  const columns = useProductColumns();
  const bulk = useBulkActions('software_product', { endpoint: exportProducts, permission: 'software:export' });
  const { choices, nothingYet } = useProductSegments();
  const actions = useListActions({
    texts: 'software',
    export: { endpoint: exportProducts, permission: 'software:export', help: 'actions.exportProducts' },
    import: { to: paths.importSoftware, permission: 'software:import' },
  });
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="software"
        segmentBuilderPath={(from) => paths.segmentBuilder('software_product', from)}
        hasViews
        title={t('title')}
        tabs={
          <ListOverview list="software" label={t('overview.show')} tabs={<SoftwareTabs />}>
            <SoftwareOverview />
          </ListOverview>
        }
        searchPlaceholder={t('searchProducts')}
        {...columns}
        source={(state, shown) => query(listProducts, { query: toQuery(state, shown) })}
        nameOf={({ name }) => name}
        linkOf={({ id }) => paths.softwareProduct(id)}
        renderCard={(product) => <ProductCard product={product} />}
        segments={choices}
        actions={actions}
        bulk={bulk.actions}
        create={can('software:add-product') ? { label: t('addProduct'), to: paths.newSoftwareProduct } : undefined}
        first={{ when: () => nothingYet, content: <SoftwareEmpty /> }}
        foot={({ totals }) => <SoftwareTotals totals={totals} />}
        emptySearch={t('empty.notFound')}
        emptySegment={t('empty.notFound')}
        noMore={t('empty.noMore')}
      />
      {bulk.modal}
    </>
  );
};

/** The list of products: /software. */
export const ProductsPage = () => (
  <RequireRight permission="software:read">
    <ProductsList />
  </RequireRight>
);
