/** Fields whose values are words of `fleet.json`, and fields that are amounts: for list, record and conflict alike. */
export const wordedFields: ReadonlySet<string> = new Set([
  'type',
  'fuel',
  'contract_type',
  'usage_type',
  'own_contribution_payment_type',
  'currency',
  'is_pool_vehicle',
  'is_utility_vehicle',
]);

export const moneyFields: ReadonlySet<string> = new Set([
  'catalogue_value',
  'cost_yearly',
  'operational_cost_yearly',
  'total_cost_yearly',
  'own_contribution',
]);
