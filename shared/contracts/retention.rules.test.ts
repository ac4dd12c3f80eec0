import { expect, it } from 'vitest';
import { defaultKeptYears, keptUntil, keptYearsOf } from './retention.rules.ts';

const policy = { type: 'car_policy', signed: '2026-11-22', today: '2026-11-23' } as const;

it.each([
  ['somebody who still works', { ...policy, ends: null }, '2036-11-23'],
  ['somebody who leaves later', { ...policy, ends: '2027-01-31' }, '2037-01-31'],
  ['somebody who left before all had signed', { ...policy, ends: '2026-10-31' }, '2036-11-22'],
  ['a contract whose work ended on 29 February', { ...policy, type: 'annex', ends: '2028-02-29' }, '2033-02-28'],
] as const)('counts from the end of the work: %s', (_, contract, day) => {
  expect(keptUntil(contract, defaultKeptYears)).toBe(day);
});

it('keeps the years that a company has not set', () => {
  expect(keptYearsOf({ annex: 12 })).toEqual({ ...defaultKeptYears, annex: 12 });
});
