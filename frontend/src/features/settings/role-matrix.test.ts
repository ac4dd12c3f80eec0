import { describe, expect, it } from 'vitest';
import settings from '#shared/messages/en/settings.json' with { type: 'json' };
import rights from '#shared/messages/en/rights.json' with { type: 'json' };
import { can, permissionMatrix, permissions } from '#shared/permissions/rules.ts';
import { actorOf } from '#tests/personas.ts';
import { areas, columnOf, groupRights, meaningOf, modifierColumns, roleColumns, searchRights } from './role-matrix.ts';
import { permissionText, type PermissionText } from '../../ui/permission-text.ts';

// This does not compile while a permission has no text.
const texts: Readonly<Record<PermissionText, string>> = settings.roles.permission;

describe('texts', () => {
  it('has one sentence-case text per permission, and none without one', () => {
    expect(Object.keys(texts).toSorted()).toEqual(permissions.map(permissionText).toSorted());
    expect(new Set(Object.values(texts)).size).toBe(permissions.length);
    for (const text of Object.values(texts)) expect(text).toMatch(/^[A-Z][^A-Z]/);
  });

  it('names every right on the 403 page', () => {
    expect(permissions.filter((permission) => !(permissionText(permission) in rights))).toEqual([]);
  });

  it('names every flag that a permission needs, every area and every modifier', () => {
    const flags = permissions.flatMap((permission) => permissionMatrix[permission].flags);
    expect(flags.filter((flag) => !(flag in settings.right))).toEqual([]);
    expect(Object.keys(settings.roles.area)).toEqual([...areas]);
    for (const words of [settings.roles.modifier, settings.roles.effect, settings.roles.modifierHelp])
      expect(Object.keys(words)).toEqual([...modifierColumns]);
  });
});

describe('the matrix in words', () => {
  it('says of each role what the rules answer', () => {
    for (const name of ['admin', 'default', 'manager', 'reader', 'support', 'reseller'] as const) {
      const actor = actorOf(name);
      const column = name === 'support' ? 'SUP' : name === 'reseller' ? 'RES' : columnOf(actor.role);
      for (const permission of permissions) {
        const row = permissionMatrix[permission];
        if (!row.flags.every((flag) => actor[flag] === 1)) continue;
        expect([permission, name, meaningOf(row, column) !== 'no']).toEqual([permission, name, can(actor, permission)]);
      }
    }
  });

  it('says of light access and of no wages what the rules take away', () => {
    for (const [name, column] of [
      ['light', 'LIGHT'],
      ['nowages', 'W0'],
    ] as const)
      for (const permission of permissions) {
        const row = permissionMatrix[permission];
        const meaning = meaningOf(row, column);
        const isRolesOwn = can({ ...actorOf(name), group_access: 'default', access_wages: 1 }, permission);
        expect(['same', 'takes']).toContain(meaning);
        expect([permission, can(actorOf(name), permission)]).toEqual([permission, isRolesOwn && meaning === 'same']);
      }
  });

  it('says of acting as a user what the rules grant and take away', () => {
    const reader = actorOf('reader');
    const impersonated = { ...reader, can_import: 1 as const, acting_as: { user_id: 9, name: 'Support' } };
    for (const permission of permissions) {
      const row = permissionMatrix[permission];
      const meaning = meaningOf(row, 'IMP');
      const before = can({ ...impersonated, acting_as: null }, permission);
      expect([permission, can(impersonated, permission)]).toEqual([
        permission,
        meaning === 'same' ? before : meaning === 'grants',
      ]);
    }
    expect(new Set(permissions.map((permission) => meaningOf(permissionMatrix[permission], 'IMP')))).toEqual(
      new Set(['same', 'grants', 'takes']),
    );
  });

  it('has a column for every role, the administrator first', () => {
    expect(roleColumns).toEqual(['ADM', 'DEF', 'TEAM', 'RO']);
    expect(meaningOf(permissionMatrix['fleet:write'], 'TEAM')).toBe('own');
  });
});

describe('search and groups', () => {
  const wordsOf = (permission: (typeof permissions)[number]) => texts[permissionText(permission)];

  it('finds words in any order, without case and accents', () => {
    expect(searchRights('VEHICLES éxport', wordsOf)).toEqual(['fleet:export']);
    expect(searchRights('  ', wordsOf)).toEqual(permissions);
    expect(searchRights('unicorn', wordsOf)).toEqual([]);
  });

  it('puts every right in one area, and leaves empty areas out', () => {
    expect(
      groupRights(permissions)
        .flatMap(({ rights }) => rights)
        .toSorted(),
    ).toEqual(permissions.toSorted());
    expect(groupRights(['tags:write', 'fleet:read'])).toEqual([
      { area: 'fleet', rights: ['fleet:read'] },
      { area: 'records', rights: ['tags:write'] },
    ]);
  });
});
