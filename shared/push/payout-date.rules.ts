import { issue, type Issue } from '#shared/errors/issue.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';

/** The days on which a push has wages and meal vouchers paid; '' for none, absent for the day that the push chooses. */
export type PayoutDates = {
  readonly wage_payout_date?: IsoDate | undefined;
  readonly meal_voucher_payout_date?: IsoDate | '' | undefined;
};

/** Nothing is paid on a day that is over (docs/areas/push.md#commands). */
export const payoutDateIssues = (dates: PayoutDates, today: IsoDate): Issue[] =>
  (['wage_payout_date', 'meal_voucher_payout_date'] as const).flatMap((field) => {
    const day = dates[field];
    return day === undefined || day === '' || day >= today
      ? []
      : [issue(field, 'date_before_min', { min: toDmy(today) })];
  });
