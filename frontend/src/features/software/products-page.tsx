import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRowOut } from '#shared/contract/software/product.ts';
import { exportLicenses } from '#shared/contract/software/export-licenses.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { productColumns, type ProductRow } from '#shared/software/product.columns.ts';
import { query } from '../../api/query.ts';
import { useExport } from '../../api/use-export.ts';
import { paths } from '../../app/paths.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { listColumns } from '../../list/list-column.ts';
import type { ListAction } from '../../list/list-head.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useRecordColumns } from '../../list/use-record-columns.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { ProductCard } from './product-card.tsx';
import { productCell } from './product-cell.tsx';
import { SoftwareEmpty } from './software-empty.tsx';
import { SoftwareTabs } from './software-tabs.tsx';
import { useProductSegments } from './use-software-segments.ts';

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
      ),
    [actor, t],
  );
  return useRecordColumns<ProductRowOut>('software_product', own);
};

/** Spec A §2: the Excel file of the area holds licences, each with its product. */
const useActions = (): ListAction[] => {
  const { t } = useTranslation('software');
  const can = useCan();
  const { start } = useExport(exportLicenses, paths.run);
  const exported = {
    key: 'export',
    label: t('actions.export'),
    help: t('actions.exportAll'),
    icon: <IconFileSpreadsheet />,
    onClick: () => start({ query: { segment_id: 'all' } }),
  };
  const imported = {
    key: 'import',
    label: t('actions.import'),
    help: t('actions.importHelp'),
    icon: <IconUpload />,
    to: paths.importSoftware,
  };
  return [...(can('software:export') ? [exported] : []), ...(can('software:import') ? [imported] : [])];
};

const ProductsList = () => {
  const { t } = useTranslation('software');
  const can = useCan();
  const columns = useProductColumns();
  const bulk = useBulkActions('software_product', 'software:edit-product');
  const { choices, nothingYet } = useProductSegments();
  const actions = useActions();
  return (
    <>
      <title>{t('title')}</title>
      <ListPage
        name="software"
        segmentsAt={(from) => paths.segmentBuilder('software_product', from)}
        hasViews
        title={t('title')}
        tabs={<SoftwareTabs />}
        searchPlaceholder={t('searchProducts')}
        {...columns}
        source={(state, shown) => query(listProducts, { query: toQuery(state, shown) })}
        nameOf={({ name }) => name}
        linkOf={({ id }) => paths.softwareProduct(id)}
        renderCard={(product) => <ProductCard product={product} />}
        segments={choices}
        actions={() => actions}
        bulk={bulk.actions}
        create={can('software:add-product') ? { label: t('addProduct'), to: paths.newSoftwareProduct } : undefined}
        first={{ when: () => nothingYet, content: <SoftwareEmpty /> }}
        emptySegment={t('empty.segment')}
        noMore={t('empty.noMore')}
      />
      {bulk.modal}
    </>
  );
};

/** Spec A §2: /software. */
export const ProductsPage = () => (
  <RequireRight permission="software:read">
    <ProductsList />
  </RequireRight>
);
