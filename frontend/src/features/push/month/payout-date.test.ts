import { expect, it } from 'vitest';
import { isPayoutPast, payoutDate, tomorrowOf } from './payout-date.ts';

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

it('knows a day that is over, of meal vouchers only where there are any', () => {
  const isPast = (wageDate: string, voucherDate: string, hasMealVouchers: boolean): boolean =>
    isPayoutPast({ wageDate, voucherDate }, today, hasMealVouchers);
  expect(isPast('30/11/2026', '', true)).toBe(false);
  // What is no date becomes tomorrow.
  expect(isPast('soon', 'soon', true)).toBe(false);
  expect(isPast('29.11.2026', '', true)).toBe(true);
  expect(isPast('01/12/2026', '29/11/2026', true)).toBe(true);
  expect(isPast('01/12/2026', '29/11/2026', false)).toBe(false);
});
