import { describe, expect, it } from 'vitest';
import { administrator } from '#tests/builders/actor.ts';
import {
  actor as actorSchema,
  featureFlags,
  fullRights,
  groupAccesses,
  integrationFeatures,
  membership,
  roles,
  type Actor,
} from './actor.ts';
import { can, hasFeature, hasFlag, isLight, isTeamScoped, permissionMatrix, permissions } from './rules.ts';

const actor = (over: Partial<Actor> = {}): Actor => ({ ...administrator, ...over });
const acting_as = { user_id: 9, name: 'Support' };
/** The rights whose cell in a column is one of these. */
const rightsWith = (column: 'ADM' | 'DEF' | 'TEAM' | 'RO' | 'LIGHT' | 'W0' | 'SUP' | 'IMP' | 'RES', cells: string) =>
  permissions.filter((permission) => cells.includes(permissionMatrix[permission][column]));
const rightsOf = (who: Actor) => permissions.filter((permission) => can(who, permission));

describe('names that stand in the database', () => {
  it('stay as they are', () => {
    expect(roles).toEqual(['admin', 'default', 'team_only', 'read_only']);
    expect(groupAccesses).toEqual(['default', 'light']);
    expect(featureFlags).toEqual([
      'disable_car_assertions_for_pushed_months',
      'enable_cars_usage_type',
      'use_own_contribution_payment_type',
      'trainings_fla',
      'push_no_days_off',
      'integration_secret_required',
    ]);
    expect(integrationFeatures).toEqual([
      'cars/import',
      'cars/pool-cars',
      'cars/order-date',
      'cars/order-date/always-required',
      'cars/order-date/prefill',
      'cars/end-date-push',
      'cars/extra-fuels',
      'car/can-message-reseller',
      'dimona/push',
      'people/show-seniority',
      'daysoff/general-message-for-payroll',
      'daysoff/push-missing-iban-warning',
      'daysoff/push-with-csv-export',
      'reauthenticate',
    ]);
  });

  it('leave the comment of the matrix out', () => {
    expect(permissions).toContain('fleet:read');
    expect(permissions.filter((permission) => !/^[a-z-]+:[a-z-]+$/.test(permission))).toEqual([]);
  });
});

describe('can', () => {
  it.each([
    ['admin', 'ADM'],
    ['default', 'DEF'],
    ['team_only', 'TEAM'],
    ['read_only', 'RO'],
  ] as const)('answers for the role %s by its column', (role, column) => {
    expect(rightsOf(actor({ role }))).toEqual(rightsWith(column, 'yt'));
  });

  it('refuses what needs a flag that the actor has not', () => {
    const lost = permissions.filter((permission) => permissionMatrix[permission].flags.includes('fleet_access'));
    const needsTwo = permissions.filter((permission) => permissionMatrix[permission].flags.length > 1);
    expect(lost).not.toEqual([]);
    expect(needsTwo).not.toEqual([]);
    expect(rightsOf(actor({ fleet_access: 0 }))).toEqual(
      rightsOf(actor()).filter((permission) => !lost.includes(permission)),
    );
  });

  it('takes from light access and from who sees no wages what their columns say', () => {
    const light = rightsWith('LIGHT', 'n');
    const noWages = rightsWith('W0', 'n');
    expect([light.length, noWages.length].every((count) => count > 0)).toBe(true);
    const all = rightsOf(actor());
    expect(rightsOf(actor({ group_access: 'light' }))).toEqual(all.filter((right) => !light.includes(right)));
    expect(rightsOf(actor({ access_wages: 0 }))).toEqual(all.filter((right) => !noWages.includes(right)));
  });

  it('lets support as itself do what its column says, whatever the role', () => {
    expect(rightsOf(actor({ support: 1 }))).toEqual(rightsWith('SUP', 'yt'));
  });

  it('lets support acting as a user do what the user may, more and less by its column', () => {
    const changed = { granted: 0, taken: 0 };
    for (const [role, column] of [
      ['admin', 'ADM'],
      ['read_only', 'RO'],
    ] as const) {
      const own = new Set(rightsWith(column, 'yt'));
      const expected = permissions.filter((permission) => {
        const { IMP } = permissionMatrix[permission];
        return IMP === '.' ? own.has(permission) : IMP === 'y';
      });
      expect(rightsOf(actor({ support: 1, role, acting_as }))).toEqual(expected);
      changed.granted += expected.filter((permission) => !own.has(permission)).length;
      changed.taken += [...own].filter((permission) => !expected.includes(permission)).length;
    }
    expect(changed.granted).toBeGreaterThan(0);
    expect(changed.taken).toBeGreaterThan(0);
  });

  it('still takes from support acting as a user what light access and no wages take away', () => {
    const isLost = (column: 'LIGHT' | 'W0') => (permission: (typeof permissions)[number]) =>
      permissionMatrix[permission].IMP === '.' && permissionMatrix[permission][column] === 'n';
    for (const [over, column] of [
      [{ group_access: 'light' }, 'LIGHT'],
      [{ access_wages: 0 }, 'W0'],
    ] as const) {
      const before = rightsOf(actor({ acting_as }));
      const isTaken = isLost(column);
      expect(before.filter(isTaken)).not.toEqual([]);
      expect(rightsOf(actor({ acting_as, ...over }))).toEqual(before.filter((right) => !isTaken(right)));
    }
  });

  it('answers for a reseller by that column, and by the role where it says nothing', () => {
    for (const [role, column] of [
      ['admin', 'ADM'],
      ['read_only', 'RO'],
    ] as const)
      expect(rightsOf(actor({ reseller: 1, role }))).toEqual(
        permissions.filter((permission) => {
          const row = permissionMatrix[permission];
          return (row.RES === '.' ? row[column] : row.RES) !== 'n';
        }),
      );
  });
});

it('an administrator has everything but the rights of support and of resellers', () => {
  expect(fullRights).toEqual({
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
  });
});

it.each(Object.keys(fullRights))('a membership without %s is none', (name) => {
  expect(membership.parse(fullRights)).toEqual(fullRights);
  expect(membership.safeParse({ ...fullRights, [name]: undefined }).success).toBe(false);
});

it.each(Object.keys(administrator))('an actor without %s is none', (name) => {
  expect(actorSchema.parse(administrator)).toEqual(administrator);
  expect(actorSchema.safeParse({ ...administrator, [name]: undefined }).success).toBe(false);
});

it('support acting as a user has an id and a name', () => {
  expect(actorSchema.parse(actor({ acting_as })).acting_as).toEqual(acting_as);
  for (const part of [{ user_id: 9 }, { name: 'Support' }, {}])
    expect(actorSchema.safeParse({ ...administrator, acting_as: part }).success).toBe(false);
});

it('scope, light access, flags and features are read from the actor', () => {
  expect([isTeamScoped(actor()), isTeamScoped(actor({ role: 'team_only' }))]).toEqual([false, true]);
  expect([isLight(actor()), isLight(actor({ group_access: 'light' }))]).toEqual([false, true]);
  const tenant = actor({ feature_flags: ['enable_cars_usage_type'], integration_features: ['cars/import'] });
  expect([hasFlag(tenant, 'enable_cars_usage_type'), hasFlag(actor(), 'enable_cars_usage_type')]).toEqual([
    true,
    false,
  ]);
  expect([hasFeature(tenant, 'cars/import'), hasFeature(tenant, 'dimona/push')]).toEqual([true, false]);
});
