import { expect, it } from 'vitest';
import type { AssetCheck } from './asset.ts';
import { isNewCheck, withCheck, withoutCheck } from './check.rules.ts';

const check = (date: string, note: string | null = null): AssetCheck => ({ date, by: 'An', note });
type Checked = Parameters<typeof isNewCheck>[0];

it.each([
  ['the first one', undefined, check('2026-05-01'), true],
  ['a later day', check('2026-05-01'), check('2026-05-02'), true],
  ['an older day', check('2026-05-01'), check('2026-04-30', 'Hall'), false],
  ['the same day', check('2026-05-01', 'Hall'), check('2026-05-01'), false],
  ['the same day with the same note', check('2026-05-01', 'Hall'), check('2026-05-01', 'Hall'), false],
  ['the same day with another note', check('2026-05-01'), check('2026-05-01', 'Hall'), true],
])('of checks, %s counts or does not', (_, last, next, isNew) => {
  expect(isNewCheck({ last_check: last }, next)).toBe(isNew);
});

it('goes back to the checks before, of which it keeps the last five', () => {
  let asset: Checked = {};
  for (let day = 1; day <= 8; day += 1) asset = withCheck(asset, check(`2026-05-0${day}`));
  const days: (string | undefined)[] = [];
  for (let step = 0; step < 7; step += 1) {
    days.push(asset.last_check?.date);
    asset = withoutCheck(asset);
  }
  expect(days).toEqual([8, 7, 6, 5, 4, 3, undefined].map((day) => day && `2026-05-0${day}`));
  expect(asset).toEqual({ last_check: null, earlier_checks: [] });
});

it('begins and ends without checks', () => {
  expect(withCheck({}, check('2026-05-01'))).toEqual({ last_check: check('2026-05-01'), earlier_checks: [] });
  expect(withoutCheck({ last_check: check('2026-05-01') })).toEqual({ last_check: null, earlier_checks: [] });
});
