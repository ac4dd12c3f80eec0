import { everyHolderOf, periodOn } from '#shared/assignments/periods.ts';
import { plateKey } from '#shared/fleet/plate-key.ts';
import { chassisKey, totalCost, payrollIssues, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { policyOf } from '#shared/contracts/policy.rules.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import { vehicleName, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { ParametersOf } from '#shared/belgium/parameters.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { carPolicies } from '#functions/platform/contracts/policies.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { keyColumn } from '#shared/list/column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import { parametersOn } from './added-years.ts';
import { plannedCells, shownHolders } from '#functions/platform/assignments/planned-cells.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { benefitOf, contributionOf } from './vehicle-estimates.ts';

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
  ordered: ['plate', 'chassis_number'],
};

export const vehicleStore = entityStore<Vehicle>({
  type: 'car',
  layout,
  dated: vehicleDated,
  pointsAt: ({ related_employee_id: driver, periods }) => targetsOf('employee', [driver, ...everyHolderOf(periods)]),
});

export const plateKeyColumn = keyColumn<VehicleRow>('plate_key', ({ plate }) => plate && plateKey(plate));
export const chassisKeyColumn = keyColumn<VehicleRow>(
  'chassis_key',
  ({ chassis_number: chassis }) => chassis && chassisKey(chassis),
);

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

const driverOf = ({ related_employee_id: id }: Listed) => employeeCollection.rows.peek(id);

const vehicleCollection = collection<Listed, VehicleRow>({
  entity: { type: vehicleStore.type, layout, dated: vehicleDated },
  joins: [
    { with: employeeCollection, ids: (row) => shownHolders(row.related_employee_id, row) },
    { with: carPolicies.join, ids: (row) => [row.id] },
  ],
  derived: {
    planned: ({ periods, date_end: ends }) => plannedCells(periods, ends).planned,
    planned_name: ({ periods, date_end: ends }) => plannedCells(periods, ends).planned_name,
    name: vehicleName,
    driver_since: ({ periods }) => periodOn(periods, today())?.start_date ?? null,
    person_name: (stored) => driverOf(stored)?.name ?? null,
    driver_left: (stored) => driverOf(stored)?.deleted ?? 0,
    person_avatar: (stored) => driverOf(stored)?.avatar ?? null,
    team_names: (stored) => driverOf(stored)?.team_names || null,
    team_ids: (stored) => driverOf(stored)?.team_ids ?? [],
    total_cost_yearly: totalCost,
    payroll_missing: missingOf,
    benefit_yearly: (stored) => benefitOf(stored, today(), estimatedFor?.parametersOf),
    co2_contribution_monthly: (stored) => contributionOf(stored, today(), estimatedFor?.parametersOf),
    policy: ({ id, related_employee_id: driver }) => policyOf(carPolicies.rowsOf(id), driver),
  },
  settled: { planned: null, planned_name: null },
});

const isSameContext = (one: VehicleContext | undefined, other: VehicleContext): boolean =>
  one?.payrollImport === other.payrollImport &&
  one.orderDate === other.orderDate &&
  one.orderDateAlways === other.orderDateAlways;

/**
 * All vehicles, as of now; they are derived again when a feature of the tenant was switched, in another month and with
 * other figures of the law.
 */
export const vehicleIndex = async (context: VehicleContext): Promise<RowIndex<VehicleRow>> => {
  const month = today().slice(0, 7);
  const reading = parametersOn(today());
  // The first refresh derives every row.
  derivedFor ??= context;
  estimatedFor ??= { month, parametersOf: await reading };
  const [rows, parametersOf] = await Promise.all([vehicleCollection.refresh(), reading]);
  const isEstimated = estimatedFor.month === month && estimatedFor.parametersOf === parametersOf;
  if (isEstimated && isSameContext(derivedFor, context)) return rows;
  estimatedFor = { month, parametersOf };
  derivedFor = context;
  vehicleCollection.deriveAnew();
  return rows;
};

/** All vehicles as of now, for work that no actor asked for. */
export const everyVehicle = (): Promise<RowIndex<VehicleRow>> => vehicleIndex(derivedFor ?? NO_INTEGRATION);
