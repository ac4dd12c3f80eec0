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

type PushedDates = {
  readonly wage_payout_date: IsoDate;
  readonly meal_voucher_payout_date: IsoDate | null;
  readonly is_voucher_date_open?: boolean | undefined;
};

/** The dates of a push for one that pushes its people again: a day that is over is left to the new push. */
export const payoutDatesAgain = (before: PushedDates, today: IsoDate): PayoutDates => {
  const { wage_payout_date: wages, meal_voucher_payout_date: vouchers, is_voucher_date_open: isOpen } = before;
  const orChosen = (day: IsoDate): IsoDate | undefined => (day < today ? undefined : day);
  return {
    wage_payout_date: orChosen(wages),
    meal_voucher_payout_date: vouchers === null ? (isOpen === true ? undefined : '') : orChosen(vouchers),
  };
};
