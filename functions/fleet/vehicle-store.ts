import { periodOn } from '#shared/assignments/periods.ts';
import { totalCost, payrollIssues, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { policyOf } from '#shared/contracts/policy.rules.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import { vehicleName, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { ParametersOf } from '#shared/belgium/parameters.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { carPolicies } from '#functions/platform/contracts/policies.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import { parametersOn } from '#functions/platform/belgium/added-years.ts';
import { plannedCells, shownHolders } from '#functions/platform/assignments/planned-cells.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { isSameEstimate, rowEstimates, type RowEstimates } from './vehicle-estimates.ts';

/** The fields of a vehicle that the list keeps in memory. Changing them needs the next layout version. */
type Listed = Omit<Vehicle, 'related_employee_link_source_app' | 'import_id'>;

const layout: RowLayout<Listed> = {
  version: 4,
  fields: [
    'type',
    'brand',
    'model',
    'plate',
    'fuel',
    'chassis_number',
    'color',
    'pk',
    'supplier',
    'specifics',
    'related_employee_id',
    'is_pool_vehicle',
    'co2_g_km',
    'co2_g_km_wltp',
    'co2_g_km_corresponding',
    'date_first_registration',
    'date_commissioning',
    'order_date',
    'catalogue_value',
    'is_utility_vehicle',
    'usage_type',
    'contract_type',
    'cost_yearly',
    'operational_cost_yearly',
    'own_contribution',
    'own_contribution_payment_type',
    'currency',
    'deleted',
    'date_end',
    'synced_at',
    'created_at',
    'periods',
    ...extrasNames,
  ],
};

export const vehicleStore = entityStore<Vehicle>({ type: 'car', layout, dated: vehicleDated });

/** The rules of a tenant without any integration. */
const NO_INTEGRATION: VehicleContext = {
  payrollImport: false,
  poolCars: false,
  orderDate: false,
  orderDateAlways: false,
  orderDatePrefill: false,
  usageType: false,
  paymentType: false,
  extraFuels: false,
  endDatePush: false,
  skipAssertions: false,
  renameOld: false,
};

/** The tenant's integration settings that `payroll_missing` of the rows was derived for. */
let derivedFor: VehicleContext | undefined;

const missingOf = (stored: Listed): number | null =>
  derivedFor?.payrollImport && stored.type !== 'bicycle' ? payrollIssues(stored, derivedFor).length : null;

/** The month and the figures that the estimates of the rows were derived for: their rate changes by month at most. */
let estimatedFor: { month: string; parametersOf: ParametersOf } | undefined;

const estimatesOf = (stored: Listed): RowEstimates => rowEstimates(stored, today(), estimatedFor?.parametersOf);

const toRow = (stored: Listed): VehicleRow => {
  const driver = employeeCollection.rows.get(stored.related_employee_id);
  return {
    ...stored,
    ...plannedCells(stored.periods, stored.date_end),
    name: vehicleName(stored),
    driver_since: periodOn(stored.periods, today())?.start_date ?? null,
    person_name: driver?.name ?? null,
    driver_left: driver?.deleted ?? 0,
    person_avatar: driver?.avatar ?? null,
    team_names: driver?.team_names || null,
    team_ids: driver?.team_ids ?? [],
    total_cost_yearly: totalCost(stored),
    payroll_missing: missingOf(stored),
    ...estimatesOf(stored),
    policy: policyOf(carPolicies.rowsOf(stored.id), stored.related_employee_id),
  };
};

const vehicleCollection = collection<Listed, VehicleRow>({
  entity: { type: vehicleStore.type, layout, dated: vehicleDated },
  joins: [
    { with: employeeCollection, ids: (row) => shownHolders(row.related_employee_id, row) },
    { with: carPolicies.join, ids: (row) => [row.id] },
  ],
  toRow,
});

const isSameContext = (one: VehicleContext | undefined, other: VehicleContext): boolean =>
  one?.payrollImport === other.payrollImport &&
  one.orderDate === other.orderDate &&
  one.orderDateAlways === other.orderDateAlways;

/** Derives the estimates again in another month and with other figures; most months only some of them change. */
const estimateAnew = (rows: RowIndex<VehicleRow>, parametersOf: ParametersOf): void => {
  const month = today().slice(0, 7);
  if (estimatedFor?.month === month && estimatedFor.parametersOf === parametersOf) return;
  estimatedFor = { month, parametersOf };
  const changed: VehicleRow[] = [];
  for (const row of rows.all()) {
    const next = estimatesOf(row);
    if (!isSameEstimate(row, next)) changed.push({ ...row, ...next });
  }
  rows.upsert(changed);
};

/**
 * All vehicles, as of now; `payroll_missing` is derived again when a feature of the tenant was switched, the estimates
 * in another month.
 */
export const vehicleIndex = async (context: VehicleContext): Promise<RowIndex<VehicleRow>> => {
  // The first refresh derives every row.
  derivedFor ??= context;
  const reading = parametersOn(today());
  estimatedFor ??= { month: today().slice(0, 7), parametersOf: await reading };
  const [rows, parametersOf] = await Promise.all([vehicleCollection.refresh(), reading]);
  estimateAnew(rows, parametersOf);
  if (!isSameContext(derivedFor, context)) {
    derivedFor = context;
    rows.upsert([...rows.all()].map((row) => ({ ...row, payroll_missing: missingOf(row) })));
  }
  return rows;
};

/** All vehicles as of now, for work that no actor asked for. */
export const everyVehicle = (): Promise<RowIndex<VehicleRow>> => vehicleIndex(derivedFor ?? NO_INTEGRATION);
