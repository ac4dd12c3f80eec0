import type { Membership } from '#shared/permissions/actor.ts';

export type DemoUser = { name: string; label: string; membership: Membership; hasPerson: boolean };

const everything: Membership = {
  role: 'admin',
  group_access: 'default',
  access_wages: 1,
  access_employee_details: 1,
  access_sensitive_settings: 1,
  document_access: 1,
  fleet_access: 1,
  can_export: 1,
  can_import: 1,
  support: 0,
  reseller: 0,
};

/** One user per role (architecture §11). The name is what the identity provider calls him. */
export const demoUsers = [
  { name: 'admin', label: 'Administrator: everything', hasPerson: true, membership: everything },
  {
    name: 'default',
    label: 'Default: daily work, no settings',
    hasPerson: true,
    membership: { ...everything, role: 'default', access_sensitive_settings: 0 },
  },
  {
    name: 'manager',
    label: 'Team manager: own teams only',
    hasPerson: true,
    membership: { ...everything, role: 'team_only', access_sensitive_settings: 0, can_import: 0 },
  },
  {
    name: 'reader',
    label: 'Reader: sees, changes nothing',
    hasPerson: true,
    membership: { ...everything, role: 'read_only', access_sensitive_settings: 0, can_import: 0 },
  },
  {
    name: 'light',
    label: 'Light access: fewer functions',
    hasPerson: true,
    membership: { ...everything, role: 'default', group_access: 'light', access_sensitive_settings: 0 },
  },
  {
    name: 'nowages',
    label: 'No wages: wage data hidden',
    hasPerson: true,
    membership: { ...everything, role: 'default', access_wages: 0, access_sensitive_settings: 0 },
  },
  {
    name: 'support',
    label: 'Support: acts as other users',
    hasPerson: false,
    membership: { ...everything, role: 'default', support: 1 },
  },
  {
    name: 'reseller',
    label: 'Reseller: works at the payroll office',
    hasPerson: false,
    membership: { ...everything, role: 'default', reseller: 1, access_sensitive_settings: 0 },
  },
] as const satisfies readonly DemoUser[];

export type DemoUserName = (typeof demoUsers)[number]['name'];
