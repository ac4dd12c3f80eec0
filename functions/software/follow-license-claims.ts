import type { Period } from '#shared/assignments/periods.ts';
import { BEGINNING, type DayWork } from '#functions/platform/chores/follow-days.ts';
import { licenseClaims } from './license-claims.ts';
import { licenseIndex } from './license-store.ts';

/**
 * Brings the claims of licences in line with what came true since: a person whose period is over may get another
 * licence, and one whose period lies ahead keeps it.
 */
export const followLicenseClaims: DayWork = async (from, to) => {
  // Before there were dates to follow, deactivating itself gave the claim back; a licence planned then claims now.
  const since = from === BEGINNING ? to : from;
  const rows = await licenseIndex();
  const isTouched = ({ start_date: start, end_date: end }: Period): boolean =>
    start > since || (end !== null && end > since);
  // The licences of a deleted product end by reading only, and nobody gets another one.
  const touched = [...rows.all()].filter((row) => row.product_deleted === 0 && row.periods.some(isTouched));
  await licenseClaims.follow(touched);
};
