/** Fields whose values are translated in `fleet.json`; list, record and stale edit show them alike. */
export const translatedFields: ReadonlySet<string> = new Set([
  'type',
  'fuel',
  'contract_type',
  'usage_type',
  'own_contribution_payment_type',
  'currency',
  'is_pool_vehicle',
  'is_utility_vehicle',
  'policy_state',
  'policy_outdated',
]);

/** Fields that are amounts. */
export const moneyFields: ReadonlySet<string> = new Set([
  'catalogue_value',
  'cost_yearly',
  'operational_cost_yearly',
  'total_cost_yearly',
  'own_contribution',
]);

/** Columns of estimates (docs/areas/belgium.md). */
export const estimatedFields: ReadonlySet<string> = new Set(['benefit_yearly', 'co2_contribution_monthly']);
