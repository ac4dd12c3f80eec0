import { fullRights, type Membership } from '#shared/permissions/actor.ts';

export type DemoUser = { name: string; label: string; membership: Membership; hasPerson: boolean };

/** One user per role (docs/areas/deployment.md#local-runtime). The name is what the identity provider calls them. */
export const demoUsers = [
  { name: 'admin', label: 'Administrator: everything', hasPerson: true, membership: fullRights },
  {
    name: 'default',
    label: 'Default: daily work, no settings',
    hasPerson: true,
    membership: { ...fullRights, role: 'default', access_sensitive_settings: 0 },
  },
  {
    name: 'manager',
    label: 'Team manager: own teams only',
    hasPerson: true,
    membership: { ...fullRights, role: 'team_only', access_sensitive_settings: 0, can_import: 0 },
  },
  {
    name: 'reader',
    label: 'Reader: sees, changes nothing',
    hasPerson: true,
    membership: { ...fullRights, role: 'read_only', access_sensitive_settings: 0, can_import: 0 },
  },
  {
    name: 'light',
    label: 'Light access: fewer functions',
    hasPerson: true,
    membership: { ...fullRights, role: 'default', group_access: 'light', access_sensitive_settings: 0 },
  },
  {
    name: 'nowages',
    label: 'No wages: wage data hidden',
    hasPerson: true,
    membership: { ...fullRights, role: 'default', access_wages: 0, access_sensitive_settings: 0 },
  },
  {
    name: 'support',
    label: 'Support: acts as other users',
    hasPerson: false,
    membership: { ...fullRights, role: 'default', support: 1 },
  },
  {
    name: 'reseller',
    label: 'Reseller: works at the payroll office',
    hasPerson: false,
    membership: { ...fullRights, role: 'default', reseller: 1, access_sensitive_settings: 0 },
  },
] as const satisfies readonly DemoUser[];

export type DemoUserName = (typeof demoUsers)[number]['name'];
