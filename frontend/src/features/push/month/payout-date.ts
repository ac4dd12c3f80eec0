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
