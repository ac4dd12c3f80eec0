import { fullRights, type Membership } from '#shared/permissions/actor.ts';

export type DemoUser = {
  name: string;
  /** In English, for the terminal and for the page of the provider of identities. */
  label: string;
  /** First and last name of the person behind the user; null for who is nobody of the company. */
  person: readonly [string, string] | null;
  membership: Membership;
};

/** One user per role (docs/areas/deployment.md#local-runtime). The name is what the identity provider calls them. */
export const demoUsers = [
  { name: 'admin', label: 'Administrator: everything', person: ['Annelies', 'De Wachter'], membership: fullRights },
  {
    name: 'default',
    label: 'Default: daily work, no settings',
    person: ['Karim', 'El Amrani'],
    membership: { ...fullRights, role: 'default', access_sensitive_settings: 0 },
  },
  {
    name: 'manager',
    label: 'Team manager: own teams only',
    person: ['Sofie', 'Vandenbroucke'],
    membership: { ...fullRights, role: 'team_only', access_sensitive_settings: 0, can_import: 0 },
  },
  {
    name: 'reader',
    label: 'Reader: sees, changes nothing',
    person: ['Luc', 'Peeters'],
    membership: { ...fullRights, role: 'read_only', access_sensitive_settings: 0, can_import: 0 },
  },
  {
    name: 'light',
    label: 'Light access: fewer functions',
    person: ['Noémie', 'Lambert'],
    membership: { ...fullRights, role: 'default', group_access: 'light', access_sensitive_settings: 0 },
  },
  {
    name: 'nowages',
    label: 'No wages: wage data hidden',
    person: ['Bram', 'Claes'],
    membership: { ...fullRights, role: 'default', access_wages: 0, access_sensitive_settings: 0 },
  },
  {
    name: 'support',
    label: 'Support: acts as other users',
    person: null,
    membership: { ...fullRights, role: 'default', support: 1 },
  },
  {
    name: 'reseller',
    label: 'Reseller: works at the payroll office',
    person: null,
    membership: { ...fullRights, role: 'default', reseller: 1, access_sensitive_settings: 0 },
  },
] as const satisfies readonly DemoUser[];

/** The name of the person behind a demo user. */
export const demoPerson = ({ person }: Pick<DemoUser, 'person'>): string | null => person?.join(' ') ?? null;

export type DemoUserName = (typeof demoUsers)[number]['name'];
