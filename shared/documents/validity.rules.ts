import { issue, type Issue } from '#shared/errors/issue.ts';
import { addMonths, FIRST_DAY, toDmy, type IsoDate } from '#shared/values/dates.ts';

/** Nothing with a last day is valid longer than this; a later day has a mistyped year. */
const VALID_YEARS_MAX = 50;

/** What is wrong with the last day on which a document is valid; a day that has passed is right. */
export const validityIssues = (day: IsoDate | null, today: IsoDate): Issue[] => {
  if (day === null) return [];
  const last = addMonths(today, VALID_YEARS_MAX * 12);
  if (day > last) return [issue('valid_until', 'date_after_max', { max: toDmy(last) })];
  return day < FIRST_DAY ? [issue('valid_until', 'date_before_min', { min: toDmy(FIRST_DAY) })] : [];
};
