import { totalCost, payrollIssues, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { vehicleName, type Vehicle } from '#shared/fleet/vehicle.ts';
import { employeeCollection } from '#functions/people/employees.ts';
import { collection } from '#functions/storage/collection.ts';
import { entityStore } from '#functions/storage/entity.ts';

/** What the list keeps in memory of a vehicle. A change of the fields needs the next version. */
type Listed = Omit<Vehicle, 'specifics' | 'related_employee_link_source_app' | 'import_id'>;

export const vehicleStore = entityStore<Vehicle>({
  type: 'car',
  layout: {
    version: 1,
    fields: [
      'type', 'brand', 'model', 'plate', 'fuel', 'chassis_number', 'color', 'pk', 'supplier', 'related_employee_id',
      'is_pool_vehicle', 'co2_g_km', 'co2_g_km_wltp', 'date_first_registration', 'date_commissioning', 'order_date',
      'catalogue_value', 'is_utility_vehicle', 'usage_type', 'contract_type', 'cost_yearly', 'operational_cost_yearly',
      'own_contribution', 'own_contribution_payment_type', 'currency', 'deleted', 'date_end', 'synced_at', 'created_at', 'periods',
    ],
  },
});

/** Payroll readiness depends on what the integration of the tenant asks; rows are derived again when that changes. */
let asked: VehicleContext | undefined;
let askedKey = '';

const toRow = (stored: Listed): VehicleRow => ({
  ...stored,
  name: vehicleName(stored),
  person_name: stored.related_employee_id > 0 ? (employeeCollection.peek(stored.related_employee_id)?.name ?? null) : null,
  total_cost_yearly: totalCost(stored),
  payroll_missing:
    asked?.payrollImport && stored.type !== 'bicycle' ? payrollIssues({ ...stored, specifics: null }, { ...asked, skipAssertions: false }).length : null,
});

export const vehicleCollection = collection<Listed, VehicleRow>({
  type: vehicleStore.type,
  layout: vehicleStore.layout as never,
  columns: vehicleColumns,
  joins: [employeeCollection],
  dependsOn: (stored) => [stored.related_employee_id],
  toRow,
});
