import { describe, expect, it } from 'vitest';
import { actorOf } from '#tests/personas.ts';
import { can, permissions } from '#shared/permissions/rules.ts';
import { apiKeyColumns } from './api-key.columns.ts';
import { readSentKey, sentKey, stateOfKey, type ApiKey, type KeyMaker } from './api-key.ts';
import { apiKeyIssues, KEY_DAYS_MAX } from './api-key.rules.ts';
import { keyScopes, rightsOfScopes, scopeRights, scopesToGive } from './key-scopes.ts';

const secret = 'a-_'.padEnd(43, 'B');
const key: ApiKey = {
  id: 7,
  name: 'Key',
  scopes: ['fleet:read'],
  made_by: 1,
  made_by_name: 'Ann',
  created_at: '2026-01-01T09:00:00.000Z',
  expires_on: '2026-03-31',
  revoked_at: null,
};

it('reads a sent key, and nothing that only looks like one', () => {
  expect(readSentKey(sentKey(7, secret))).toEqual({ id: 7, secret });
  for (const wrong of [
    '',
    'bok_',
    `bok_0_${secret}`,
    `bok_7_${secret}A`,
    `bok_7_${secret.slice(1)}`,
    `x${sentKey(7, secret)}`,
  ])
    expect(readSentKey(wrong)).toBeUndefined();
});

it('is active on its last day, and not after it', () => {
  expect(stateOfKey(key, { active: 1 }, '2026-03-31')).toBe('active');
  expect(stateOfKey(key, { active: 1 }, '2026-04-01')).toBe('expired');
  expect(stateOfKey({ ...key, revoked_at: '2026-02-01T09:00:00.000Z' }, { active: 1 }, '2026-04-01')).toBe('revoked');
});

it('ends with the access of its maker, also once that is given again', () => {
  const stateOf = (maker: KeyMaker | undefined) => stateOfKey(key, maker, '2026-03-01');
  expect([stateOf(undefined), stateOf({ active: 0 })]).toEqual(['ended', 'ended']);
  expect(stateOf({ active: 1, access_changed_at: '2026-02-01T09:00:00.000Z' })).toBe('ended');
  // The key was made after the maker came back.
  expect(stateOf({ active: 1, access_changed_at: '2025-12-31T09:00:00.000Z' })).toBe('active');
});

it('wants a name, a scope that may be given, and a day within a year', () => {
  const asked = (over: object) =>
    apiKeyIssues(
      { name: 'Key', scopes: ['fleet:read'], expires_on: '2026-01-01', ...over },
      { today: '2026-01-01', toGive: ['fleet:read'] },
    ).map(({ path, code }) => `${path} ${code}`);
  expect(asked({})).toEqual([]);
  expect(asked({ name: ' ', scopes: [], expires_on: null })).toEqual([
    'name required',
    'scopes required',
    'expires_on required',
  ]);
  expect(asked({ scopes: ['fleet:write'] })).toEqual(['scopes invalid_value']);
  expect(asked({ expires_on: '2025-12-31' })).toEqual(['expires_on date_before_min']);
  expect(asked({ expires_on: '2027-01-02' })).toEqual([]);
  expect(asked({ expires_on: '2027-01-03' })).toEqual(['expires_on date_after_max']);
  expect(KEY_DAYS_MAX).toBe(366);
});

it('says which names, scopes and days a key may have', () => {
  const said = (over: object) =>
    apiKeyIssues(
      { name: 'Key', scopes: ['fleet:read'], expires_on: '2026-01-01', ...over },
      { today: '2026-01-01', toGive: ['fleet:read', 'assets:read'] },
    ).map(({ path, code, message }) => `${path} ${code}: ${message}`);
  expect(said({ name: 'a'.repeat(60) })).toEqual([]);
  expect(said({ name: 'a'.repeat(61) })).toEqual(['name too_long: field can be max 60']);
  expect(said({ scopes: ['fleet:read', 'fleet:write'] })).toEqual([
    'scopes invalid_value: field must be one of fleet:read, assets:read',
  ]);
  expect(said({ expires_on: '2025-12-31' })).toEqual([
    'expires_on date_before_min: field can not be before 01/01/2026',
  ]);
  expect(said({ expires_on: '2027-01-03' })).toEqual(['expires_on date_after_max: field can not be after 02/01/2027']);
});

describe('scopes', () => {
  it('that change include those that read', () => {
    for (const scope of keyScopes.filter((name) => name.endsWith(':write'))) {
      const read = keyScopes.find((name) => name === scope.replace(':write', ':read'));
      if (read) expect(scopeRights[scope]).toEqual(expect.arrayContaining([...scopeRights[read]]));
    }
  });

  it('are given by whoever has their first right', () => {
    expect(scopesToGive(actorOf('admin'))).toEqual(keyScopes);
    expect(scopesToGive(actorOf('noFleet')).filter((scope) => scope.startsWith('fleet'))).toEqual([]);
    expect(scopesToGive(actorOf('reader')).filter((scope) => scope.endsWith(':write'))).toEqual([]);
  });

  it('bound what a key may do, and give nothing that its maker lacks', () => {
    const rights = rightsOfScopes(['fleet:write', 'wages:read', 'gone:write']);
    const actor = { ...actorOf('noExport'), key: { made_by: 1, rights } };
    const may = permissions.filter((permission) => can(actor, permission));
    expect(may).toContain('fleet:write');
    expect(may).not.toContain('fleet:export');
    expect(may.filter((permission) => !rights.includes(permission))).toEqual([]);
  });
});

it('tells the day of its last use in Belgium', () => {
  const used = apiKeyColumns.find((column) => column.key === 'last_used_at');
  const row = { ...key, begins: '', state: 'active' as const };
  expect(used?.value({ ...row, last_used_at: '2026-01-31T23:00:00.000Z' })).toBe('2026-02-01');
  expect(used?.value({ ...row, last_used_at: null })).toBeNull();
});
