import { expect, it } from 'vitest';
import { payoutDateIssues, type PayoutDates } from './payout-date.rules.ts';

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
