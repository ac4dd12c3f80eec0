import { expect, it } from 'vitest';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { closedMonths, referenceCount, storedNow } from './problem-extras.ts';
import { problemFromStatus } from './problem.ts';

const problem = (code: ErrorCode, extras: object) => ({ ...problemFromStatus(409), code, ...extras });

it('reads the record that somebody else saved, with its version', () => {
  expect(storedNow(problem('stale_version', { current: { name: 'Zoë' }, version: 5 }))).toEqual({
    name: 'Zoë',
    version: 5,
  });
});

it.each([
  ['another problem', problem('conflict', { current: {}, version: 5 })],
  ['a problem without the record', problem('stale_version', { version: 5 })],
  ['a problem without a version', problem('stale_version', { current: {} })],
  ['no record', problem('stale_version', { current: null, version: 5 })],
])('reads no record from %s', (_what, other) => {
  expect(storedNow(other)).toBeUndefined();
});

it('reads the months that payroll has, which are texts', () => {
  expect(closedMonths(problem('month_closed', { months: ['2026-10', 4] }))).toEqual(['2026-10']);
  expect(closedMonths(problem('month_closed', {}))).toBeUndefined();
});

it('reads how many records refer to one', () => {
  expect(referenceCount(problem('referenced', { count: 3 }))).toBe(3);
  expect(referenceCount(problem('referenced', { count: '3' }))).toBeUndefined();
});
