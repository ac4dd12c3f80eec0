import { expect, it } from 'vitest';
import { payoutDateIssues, payoutDatesAgain, type PayoutDates } from './payout-date.rules.ts';

const judge = (dates: PayoutDates): string[] =>
  payoutDateIssues(dates, '2026-11-23').map(({ path, message }) => `${path}: ${message}`);

it('takes today and later, no date, and a date that is left to the push', () => {
  expect(judge({})).toEqual([]);
  expect(judge({ wage_payout_date: '2026-11-23', meal_voucher_payout_date: '' })).toEqual([]);
});

it('refuses a payout date in the past', () => {
  expect(judge({ wage_payout_date: '2026-11-22', meal_voucher_payout_date: '2025-12-31' })).toEqual([
    'wage_payout_date: field can not be before 23/11/2026',
    'meal_voucher_payout_date: field can not be before 23/11/2026',
  ]);
});

it('keeps the dates of a push for the next one, and leaves days that are over to it', () => {
  const again = (wage: string, vouchers: string | null, is_voucher_date_open?: boolean): PayoutDates =>
    payoutDatesAgain(
      { wage_payout_date: wage, meal_voucher_payout_date: vouchers, is_voucher_date_open },
      '2026-11-23',
    );
  expect(again('2026-11-23', '2026-12-05')).toEqual({
    wage_payout_date: '2026-11-23',
    meal_voucher_payout_date: '2026-12-05',
  });
  expect(again('2026-11-22', '2026-11-22')).toEqual({});
  // Nobody wanted vouchers, or nobody could say whether there are any.
  expect(again('2026-11-30', null)).toEqual({ wage_payout_date: '2026-11-30', meal_voucher_payout_date: '' });
  expect(again('2026-11-30', null, true)).toEqual({ wage_payout_date: '2026-11-30' });
});
