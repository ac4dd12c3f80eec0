import { expect, it } from 'vitest';
import { contractStates } from './names.ts';
import { defaultKeptYears, isOpenContract, isSignedContract, keptUntil, keptYearsOf } from './retention.rules.ts';

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

it('stays for good once somebody signed', () => {
  const nobody = [{ signed_at: null }, { signed_at: null }];
  const somebody = [{ signed_at: null }, { signed_at: '2026-11-22T10:00:00.000Z' }];
  expect(contractStates.filter((state) => isSignedContract({ state, signers: nobody }))).toEqual(['completing', 'signed']); // prettier-ignore
  expect(contractStates.filter((state) => !isSignedContract({ state, signers: somebody }))).toEqual([]);
});

it('is open while it waits for a signature, or for what follows the last one', () => {
  expect(contractStates.filter((state) => isOpenContract({ state }))).toEqual([
    'awaiting_first',
    'awaiting_second',
    'awaiting_employee',
    'completing',
    'provider_error',
  ]);
});
