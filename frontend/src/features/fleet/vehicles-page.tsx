import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { paths } from '../../ui/paths.ts';
import { query } from '../../api/query.ts';
import { useBulkActions } from '../../bulk/use-bulk-actions.tsx';
import { listColumns } from '../../list/list-column.ts';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { FleetEmpty } from './fleet-empty.tsx';
import { useVehicleSegments } from './use-vehicle-segments.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { vehicleCell } from './vehicle-cell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The columns this user may see, with their cells. */
const useVehicleColumns = () => {
  const { t } = useTranslation('fleet');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<VehicleRow, CarRow>(
        visibleColumns<VehicleRow>(vehicleColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, car) => vehicleCell(key, car, t),
      ).map((column) => (column.key === 'payroll_missing' ? { ...column, align: 'left' as const } : column)),
    [actor, t],
  );
  return useRecordColumns<CarRow>('car', own);
};

/** The list of vehicles: /fleet. */
export const VehiclesPage = () => {
  const { t } = useTranslation('fleet');
  const can = useCan();
  const columns = useVehicleColumns();
  const actions = useListActions({
    texts: 'fleet',
    export: { endpoint: exportCars, permission: 'fleet:export' },
    import: { to: paths.importVehicles, permission: 'fleet:import' },
  });
  const bulk = useBulkActions('car', { endpoint: exportCars, permission: 'fleet:export' });
  const { choices, nothingYet } = useVehicleSegments();
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="fleet"
        segmentBuilderPath={(from) => paths.segmentBuilder('car', from)}
        hasViews
        title={t('title')}
        searchPlaceholder={t('search')}
        {...columns}
        source={(state, shown) => query(listCars, { query: toQuery(state, shown) })}
        nameOf={(car) => vehicleName(car)}
        linkOf={(car) => paths.vehicle(car.id)}
        renderCard={(car) => <VehicleCard car={car} />}
        segments={choices}
        actions={actions}
        bulk={bulk.actions}
        create={can('fleet:write') ? { label: t('addVehicle'), to: paths.newVehicle } : undefined}
        first={{ when: () => nothingYet, content: <FleetEmpty /> }}
        emptySegment={t('empty.segment')}
        noMore={t('empty.noMore')}
      />
      {bulk.modal}
    </>
  );
};
