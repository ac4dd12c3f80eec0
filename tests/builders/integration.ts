import type { Integration } from '#shared/integrations/integration.ts';

/** An integration that makes a file, which needs no office to answer. */
export const anIntegration = (over: Partial<Integration> = {}): Integration => ({
  id: 1,
  version: 1,
  name: 'Payroll file',
  product: 'csv',
  active: 1,
  features: [],
  team_ids: [],
  cutoff_day: null,
  told_user_ids: [],
  customer_code: null,
  credentials: null,
  mapping: [],
  payroll_types: [],
  payroll_types_read_at: null,
  created_at: '2026-11-01T08:00:00.000Z',
  ...over,
});
