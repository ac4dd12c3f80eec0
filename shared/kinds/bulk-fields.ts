import type { ObjectType } from '#shared/records/object-types.ts';

/** A built-in field that bulk edit may set; its column says its label, kind, options and right. */
export type BulkField = { readonly key: string; readonly column: string };

const columnsOfSameName = (...keys: readonly string[]): BulkField[] => keys.map((key) => ({ key, column: key }));

/** The fields of bulk edit. Values that name or measure a single record (name, plate, e-mail, CO2 …) are left out. */
export const bulkFields: Readonly<Record<ObjectType, readonly BulkField[]>> = {
  car: [
    ...columnsOfSameName('supplier', 'color', 'contract_type', 'usage_type', 'is_utility_vehicle'),
    { key: 'related_employee_id', column: 'person_name' },
    ...columnsOfSameName('is_pool_vehicle', 'order_date', 'date_commissioning'),
    ...columnsOfSameName('cost_yearly', 'operational_cost_yearly', 'own_contribution', 'own_contribution_payment_type'),
  ],
  asset: [...columnsOfSameName('vendor', 'price'), { key: 'owner_employee_id', column: 'owner_employee_name' }],
  software_product: columnsOfSameName('seat_cost', 'cost_period', 'renewal_date'),
  software_license: [],
  employee: [
    { key: 'team_ids', column: 'team' },
    { key: 'team_ids_add', column: 'team' },
    { key: 'team_ids_remove', column: 'team' },
    ...columnsOfSameName('statute', 'dimona_statute', 'start_date', 'active_until', 'seniority_date'),
  ],
};
