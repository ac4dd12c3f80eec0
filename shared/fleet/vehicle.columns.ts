import type { PlannedCells } from '#shared/assignments/planned.ts';
import { policyColumns, type PolicyCells } from '#shared/contracts/policy.columns.ts';
import { currencies } from '#shared/values/currency.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Column } from '#shared/list/column.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { ownContributionPaymentTypes } from '#shared/values/own-contribution.ts';
import { contractTypes, usageTypes, vehicleTypes, type Vehicle } from './vehicle.ts';
import { fuels } from '#shared/values/fuel.ts';
import { plateKey } from './plate-key.ts';
import { plannedEnd } from './vehicle.dated.ts';

/** A vehicle as the list engine keeps it: the stored vehicle, the driver's name and picture, and derived values. */
export type VehicleRow = Omit<Vehicle, 'related_employee_link_source_app' | 'import_id'> &
  PlannedCells &
  PolicyCells & {
    name: string;
    /** The first day of the present driver. */
    driver_since: IsoDate | null;
    person_name: string | null;
    /** 1 while the driver is deactivated. */
    driver_left: 0 | 1;
    /** Key of the driver's picture. */
    person_avatar: string | null;
    /** Teams of the driver. */
    team_names: string | null;
    team_ids: readonly number[];
    total_cost_yearly: number | null;
    /** Number of failing payroll checks; null when payroll does not check the vehicle. */
    payroll_missing: number | null;
    /** The benefit in kind of the driver a year, at the rate of today; null where it is unknown. */
    benefit_yearly: number | null;
    co2_contribution_monthly: number | null;
  };

/** One table for list, sort, search, filter, column settings, export and import. */
export const vehicleColumns = [
  {
    key: 'name',
    label: 'fleet:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  { key: 'type', label: 'fleet:column.type', kind: 'enum', value: (row) => row.type, options: vehicleTypes },
  { key: 'brand', label: 'fleet:column.brand', kind: 'text', value: (row) => row.brand },
  { key: 'model', label: 'fleet:column.model', kind: 'text', value: (row) => row.model },
  {
    key: 'plate',
    label: 'fleet:column.plate',
    kind: 'text',
    value: (row) => row.plate,
    searchable: true,
    searchAlso: (row) => row.plate && plateKey(row.plate),
    shown: true,
  },
  {
    key: 'person_name',
    label: 'fleet:column.person_name',
    kind: 'person',
    value: (row) => row.person_name,
    searchable: true,
    shown: true,
  },
  {
    key: 'driver_since',
    label: 'fleet:column.driver_since',
    kind: 'date',
    value: (row) => row.driver_since,
  },
  {
    key: 'planned_from',
    label: 'fleet:column.planned_from',
    kind: 'date',
    value: (row) => row.planned?.start_date ?? null,
  },
  {
    key: 'next_holder',
    label: 'fleet:column.next_holder',
    kind: 'text',
    value: (row) => row.planned_name,
    namesAnybody: true,
  },
  { key: 'planned_end', label: 'fleet:column.planned_end', kind: 'date', value: plannedEnd },
  {
    key: 'team',
    label: 'fleet:column.team',
    kind: 'tags',
    value: (row) => row.team_names,
    refersTo: 'team',
    refs: (row) => row.team_ids,
  },
  { key: 'fuel', label: 'fleet:column.fuel', kind: 'enum', value: (row) => row.fuel, options: fuels, shown: true },
  { key: 'co2_g_km', label: 'fleet:column.co2_g_km', kind: 'integer', value: (row) => row.co2_g_km },
  {
    key: 'co2_g_km_wltp',
    label: 'fleet:column.co2_g_km_wltp',
    kind: 'integer',
    value: (row) => row.co2_g_km_wltp,
    // The other value is missing for most vehicles registered since 2021.
    shown: true,
  },
  {
    key: 'co2_g_km_corresponding',
    label: 'fleet:column.co2_g_km_corresponding',
    kind: 'integer',
    value: (row) => row.co2_g_km_corresponding ?? null,
    feature: 'cars/extra-fuels',
  },
  {
    key: 'date_first_registration',
    label: 'fleet:column.date_first_registration',
    kind: 'date',
    value: (row) => row.date_first_registration,
    shown: true,
  },
  {
    key: 'date_commissioning',
    label: 'fleet:column.date_commissioning',
    kind: 'date',
    value: (row) => row.date_commissioning,
  },
  {
    key: 'order_date',
    label: 'fleet:column.order_date',
    kind: 'date',
    value: (row) => row.order_date,
    feature: 'cars/order-date',
  },
  {
    key: 'catalogue_value',
    label: 'fleet:column.catalogue_value',
    kind: 'money',
    value: (row) => row.catalogue_value,
    shown: true,
  },
  { key: 'cost_yearly', label: 'fleet:column.cost_yearly', kind: 'money', value: (row) => row.cost_yearly },
  {
    key: 'operational_cost_yearly',
    label: 'fleet:column.operational_cost_yearly',
    kind: 'money',
    value: (row) => row.operational_cost_yearly,
  },
  {
    key: 'total_cost_yearly',
    label: 'fleet:column.total_cost_yearly',
    kind: 'money',
    value: (row) => row.total_cost_yearly,
    shown: true,
  },
  {
    key: 'benefit_yearly',
    label: 'fleet:column.benefit_yearly',
    kind: 'money',
    value: (row) => row.benefit_yearly,
    permission: fieldRights.car.benefit_yearly,
  },
  {
    key: 'co2_contribution_monthly',
    label: 'fleet:column.co2_contribution_monthly',
    kind: 'money',
    value: (row) => row.co2_contribution_monthly,
  },
  {
    key: 'payroll_missing',
    label: 'fleet:column.payroll_missing',
    kind: 'integer',
    value: (row) => row.payroll_missing,
    shown: true,
    feature: 'cars/import',
  },
  {
    key: 'contract_type',
    label: 'fleet:column.contract_type',
    kind: 'enum',
    value: (row) => row.contract_type,
    options: contractTypes,
  },
  {
    key: 'usage_type',
    label: 'fleet:column.usage_type',
    kind: 'enum',
    value: (row) => row.usage_type,
    options: usageTypes,
  },
  {
    key: 'is_pool_vehicle',
    label: 'fleet:column.is_pool_vehicle',
    kind: 'flag',
    value: (row) => row.is_pool_vehicle,
    feature: 'cars/pool-cars',
  },
  {
    key: 'is_utility_vehicle',
    label: 'fleet:column.is_utility_vehicle',
    kind: 'flag',
    value: (row) => row.is_utility_vehicle,
  },
  {
    key: 'chassis_number',
    label: 'fleet:column.chassis_number',
    kind: 'text',
    value: (row) => row.chassis_number,
    searchable: true,
  },
  { key: 'color', label: 'fleet:column.color', kind: 'text', value: (row) => row.color },
  { key: 'pk', label: 'fleet:column.pk', kind: 'integer', value: (row) => row.pk },
  { key: 'supplier', label: 'fleet:column.supplier', kind: 'text', value: (row) => row.supplier, searchable: true },
  { key: 'specifics', label: 'fleet:column.specifics', kind: 'text', value: (row) => row.specifics },
  { key: 'currency', label: 'fleet:column.currency', kind: 'enum', value: (row) => row.currency, options: currencies },
  {
    key: 'own_contribution',
    label: 'fleet:column.own_contribution',
    kind: 'money',
    value: (row) => row.own_contribution,
    permission: fieldRights.car.own_contribution,
  },
  {
    key: 'own_contribution_payment_type',
    label: 'fleet:column.own_contribution_payment_type',
    kind: 'enum',
    value: (row) => row.own_contribution_payment_type,
    options: ownContributionPaymentTypes,
    permission: fieldRights.car.own_contribution_payment_type,
  },
  {
    key: 'date_end',
    label: 'fleet:column.date_end',
    kind: 'date',
    value: (row) => (row.deleted === 1 ? row.date_end : null),
  },
  ...policyColumns('fleet'),
  { key: 'id', label: 'fleet:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<VehicleRow>[];
