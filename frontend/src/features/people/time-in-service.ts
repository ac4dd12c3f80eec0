import type { IsoDate } from '#shared/values/dates.ts';

/** Whole years and months from one day to another; none before the first day. */
export const timeInService = (start: IsoDate, until: IsoDate): { years: number; months: number } => {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = start.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDay = 1] = until.split('-').map(Number);
  const months = Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
};
