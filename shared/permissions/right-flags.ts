import type { Membership } from './actor.ts';

/** The rights that a company gives a user beside the role, as fields that are 1 or 0. */
export const companyRights = [
  'access_wages',
  'access_employee_details',
  'access_sensitive_settings',
  'document_access',
  'fleet_access',
  'can_export',
  'can_import',
] as const satisfies readonly (keyof Membership)[];

/** Who comes from outside the company; only the operator says so. */
export const outsideRights = ['support', 'reseller'] as const satisfies readonly (keyof Membership)[];
