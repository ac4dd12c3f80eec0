import { describe, expect, it } from 'vitest';
import { groupRights, membershipByGroups } from './group-rights.rules.ts';

const table = groupRights.parse([
  { group: 'hr-heads', role: 'admin', rights: ['access_wages', 'can_export'], from: '2026-01-01' },
  { group: 'hr', role: 'default', from: '2026-01-01', until: '2026-06-30' },
  { group: 'hr', role: 'read_only', group_access: 'light', from: '2026-07-01' },
]);
const inside = { support: 0, reseller: 0 } as const;

describe('membershipByGroups', () => {
  it('has no rights in a row that names none', () => {
    expect(table.map(({ rights }) => rights)).toEqual([['access_wages', 'can_export'], [], []]);
  });

  it('takes the first row that has one of the groups, with the rights it names and no other', () => {
    expect(membershipByGroups(table, ['hr', 'hr-heads'], '2026-03-01', inside)).toMatchObject({
      role: 'admin',
      group_access: 'default',
      access_wages: 1,
      can_export: 1,
      can_import: 0,
      support: 0,
    });
  });

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 'default'],
    ['2026-06-30', 'default'],
    ['2026-07-01', 'read_only'],
  ])('counts on its days only: %s', (day, role) => {
    expect(membershipByGroups(table, ['hr'], day, inside)?.role).toBe(role);
  });

  it('gives nothing to other groups, and leaves what the operator gave', () => {
    expect(membershipByGroups(table, ['sales'], '2026-03-01', inside)).toBeUndefined();
    expect(membershipByGroups(table, ['hr'], '2026-03-01', { support: 1, reseller: 0 })?.support).toBe(1);
    expect(
      groupRights.safeParse([{ group: 'hr', role: 'admin', from: '2026-01-01', rights: ['support'] }]).success,
    ).toBe(false);
  });
});
