import { payoutDateIssues } from '#shared/push/payout-date.rules.ts';
import { addDays, parseDmy, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { tidyDate } from '../../../form/tidy-date.ts';

export const tomorrowOf = (today: IsoDate): string => toDmy(addDays(today, 1));

/**
 * A typed payout date as it is kept: what is no date becomes tomorrow. Only the date of meal vouchers may be empty
 * (docs/areas/push.md#pages).
 */
export const payoutDate = (typed: string, today: IsoDate, mayBeEmpty: boolean): string => {
  if (typed.trim() === '' && mayBeEmpty) return '';
  const tidy = tidyDate(typed);
  return parseDmy(tidy) === null ? tomorrowOf(today) : tidy;
};

const dayOf = (typed: string, today: IsoDate, mayBeEmpty: boolean): IsoDate | undefined =>
  parseDmy(payoutDate(typed, today, mayBeEmpty)) ?? undefined;

/** Whether something would be paid on a day that is over. */
export const isPayoutPast = (
  { wageDate, voucherDate }: { wageDate: string; voucherDate: string },
  today: IsoDate,
  hasMealVouchers: boolean,
): boolean =>
  payoutDateIssues(
    {
      wage_payout_date: dayOf(wageDate, today, false),
      meal_voucher_payout_date: hasMealVouchers ? dayOf(voucherDate, today, true) : undefined,
    },
    today,
  ).length > 0;
