import { expect, it } from 'vitest';
import { payoutDate, tomorrowOf } from './payout-date.ts';

const today = '2026-11-30';

it('keeps a date and writes it in full', () => {
  expect(payoutDate('24/12/2026', today, false)).toBe('24/12/2026');
  expect(payoutDate('4.12.2026', today, true)).toBe('04/12/2026');
});

it('makes what is no date tomorrow', () => {
  expect(tomorrowOf(today)).toBe('01/12/2026');
  expect(payoutDate('31/02/2026', today, false)).toBe('01/12/2026');
  expect(payoutDate('soon', today, true)).toBe('01/12/2026');
  expect(payoutDate('', today, false)).toBe('01/12/2026');
});

it('lets only the date of meal vouchers be empty', () => {
  expect(payoutDate(' ', today, true)).toBe('');
});
