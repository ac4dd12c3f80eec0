import type { ObjectType } from '#shared/records/object-types.ts';

/** An own field that may be set on many records at once; its column says its label, kind, options and right. */
export type BulkField = { readonly key: string; readonly column: string };

const ofColumns = (...keys: readonly string[]): BulkField[] => keys.map((key) => ({ key, column: key }));

/** What names or measures one record (name, plate, e-mail, CO2 …) is not among them. */
export const bulkFields: Readonly<Record<ObjectType, readonly BulkField[]>> = {
  car: [
    ...ofColumns('supplier', 'color', 'contract_type', 'usage_type', 'is_utility_vehicle'),
    { key: 'related_employee_id', column: 'person_name' },
    ...ofColumns('is_pool_vehicle', 'order_date', 'date_commissioning'),
    ...ofColumns('cost_yearly', 'operational_cost_yearly', 'own_contribution', 'own_contribution_payment_type'),
  ],
  asset: [...ofColumns('vendor', 'price'), { key: 'owner_employee_id', column: 'owner_employee_name' }],
  software_product: ofColumns('seat_cost', 'cost_period', 'renewal_date'),
  software_license: [],
  employee: [
    { key: 'team_ids', column: 'team' },
    { key: 'team_ids_add', column: 'team' },
    { key: 'team_ids_remove', column: 'team' },
    ...ofColumns('statute', 'dimona_statute', 'start_date', 'active_until', 'seniority_date'),
  ],
};
