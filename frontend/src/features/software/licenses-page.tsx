import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportLicenses } from '#shared/contract/software/export-licenses.ts';
import type { LicenseRowOut } from '#shared/contract/software/license.ts';
import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { licenseColumns, type LicenseRow } from '#shared/software/license.columns.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { listColumns } from '../../list/list-column.ts';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { LicenseCard } from './license-card.tsx';
import { licenseCell } from './license-cell.tsx';
import { SoftwareEmpty } from './software-empty.tsx';
import { SoftwareTabs } from './software-tabs.tsx';
import { SoftwareTotals } from './software-totals.tsx';
import { useLicenseSegments } from './use-license-segments.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** The columns this user may see, with their cells. */
const useLicenseColumns = () => {
  const { t } = useTranslation('software');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<LicenseRow, LicenseRowOut>(
        visibleColumns<LicenseRow>(licenseColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, license) => licenseCell(key, license, t),
      ),
    [actor, t],
  );
  return useRecordColumns<LicenseRowOut>('software_license', own);
};

const LicensesList = () => {
  const { t } = useTranslation('software');
  const can = useCan();
  const columns = useLicenseColumns();
  const bulk = useBulkActions('software_license', { endpoint: exportLicenses, permission: 'software:export' });
  const { choices, nothingYet } = useLicenseSegments();
  const actions = useListActions({
    texts: 'software',
    export: { endpoint: exportLicenses, permission: 'software:export' },
  });
  return (
    <>
      <PageTitle of={t('licenses')} />
      <ListPage
        name="licenses"
        segmentBuilderPath={(from) => paths.segmentBuilder('software_license', from)}
        hasViews
        title={t('title')}
        tabs={<SoftwareTabs />}
        searchPlaceholder={t('searchLicenses')}
        {...columns}
        source={(state, shown) => query(listLicenses, { query: toQuery(state, shown) })}
        nameOf={({ product_name: product, person_name: person }) => `${product} ${person ?? ''}`}
        linkOf={({ id }) => paths.softwareLicense(id)}
        renderCard={(license) => <LicenseCard license={license} />}
        segments={choices}
        actions={actions}
        create={can('software:write') ? { label: t('actions.assign'), to: paths.assignLicenses } : undefined}
        bulk={bulk.actions}
        first={{ when: () => nothingYet, content: <SoftwareEmpty /> }}
        foot={({ totals }) => <SoftwareTotals totals={totals} />}
        emptySegment={t('empty.licenses')}
        noMore={t('empty.noMoreLicenses')}
      />
      {bulk.modal}
    </>
  );
};

/** The list of licences: /software/licenses. */
export const LicensesPage = () => (
  <RequireRight permission="software:read">
    <LicensesList />
  </RequireRight>
);
