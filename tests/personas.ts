import type { Actor, Membership } from '#shared/permissions/actor.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { demoUsers, type DemoUserName } from '#infra/local/demo-users.ts';

const administrator: Membership = demoUsers[0].membership;

const extras = {
  /** An administrator without access to the fleet. */
  noFleet: { ...administrator, fleet_access: 0 },
  /** An administrator who may not export or import. */
  noExport: { ...administrator, can_export: 0, can_import: 0 },
} as const satisfies Record<string, Membership>;

export type Persona = DemoUserName | keyof typeof extras;
/** `foreign` holds a valid token of this company's issuer but no membership. */
export type Caller = Persona | 'foreign';

/** Every combination of rights that the tests cover; the demo users are among them. */
export const personas: Readonly<Record<Persona, Membership>> = {
  ...(Object.fromEntries(demoUsers.map(({ name, membership }) => [name, membership])) as Record<
    DemoUserName,
    Membership
  >),
  ...extras,
};

export const personaNames = keysOf(personas);

/** The id of the person behind a persona; 0 for support and reseller, who do not work for the company. */
export const employeeIdOf = (name: Persona): number => {
  const isStaff = name === 'support' || name === 'reseller';
  return isStaff ? 0 : personaNames.indexOf(name) + 1;
};

/** The team that the manager leads; they and `default` are in it. */
export const MANAGED_TEAM_ID = 1;
export const OTHER_TEAM_ID = 2;

/** The actor as `loadActor` builds it, for asking `can` what the matrix says. */
export const actorOf = (name: Persona): Actor => ({
  ...personas[name],
  user_id: personaNames.indexOf(name) + 1,
  employee_id: employeeIdOf(name),
  name,
  email: `${name}@noorderlicht.example`,
  led_team_ids: name === 'manager' ? [MANAGED_TEAM_ID] : [],
  feature_flags: [],
  integration_features: [],
  acting_as: null,
  language: 'en',
});
