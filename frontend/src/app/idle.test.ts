import { expect, it } from 'vitest';
import { idleState } from './idle.ts';

const MINUTE = 60_000;

it.each([
  [0, 'here'],
  [28 * MINUTE - 1, 'here'],
  [28 * MINUTE, 'warned'],
  [30 * MINUTE - 1, 'warned'],
  [30 * MINUTE, 'away'],
  [9 * 60 * MINUTE, 'away'],
  // A clock that was set back.
  [-MINUTE, 'here'],
] as const)('after %i ms somebody is %s', (idle, state) => {
  expect(idleState(1_000_000, 1_000_000 + idle)).toBe(state);
});
