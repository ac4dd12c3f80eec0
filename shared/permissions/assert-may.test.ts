import { expect, it } from 'vitest';
import { administrator } from '#tests/builders/actor.ts';
import type { Actor } from './actor.ts';
import { assertMay, assertMayAny } from './assert-may.ts';

const reader: Actor = { ...administrator, role: 'read_only' };

it('lets pass whoever has the right, or one of several', () => {
  expect(() => assertMay(administrator, 'fleet:write')).not.toThrow();
  expect(() => assertMayAny(administrator, ['fleet:write'])).not.toThrow();
  expect(() => assertMayAny(reader, ['fleet:write', 'fleet:read'])).not.toThrow();
});

it('refuses with the right that is missing, the first of several', () => {
  const refusal = { code: 'forbidden', message: 'You do not have the right to do this.' };
  const missing = { ...refusal, extras: { permission: 'fleet:write' } };
  expect(() => assertMay(reader, 'fleet:write')).toThrow(expect.objectContaining(missing));
  expect(() => assertMay(reader, 'fleet:write', 'Ask them.')).toThrow(
    expect.objectContaining({ ...missing, message: 'Ask them.' }),
  );
  expect(() => assertMayAny(reader, ['fleet:write', 'assets:write'])).toThrow(expect.objectContaining(missing));
});
