import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { DayOffBalance } from './balance.rules.ts';

/** How many days ahead a company is told that days lapse. */
export const LAPSE_NOTICE_DAYS = 60;

type Judged = Pick<DayOffBalance, 'left' | 'carried_until' | 'carried_open'>;

/** Whether somebody should look at a balance: more is taken than there is, or days carried over lapse unplanned soon. */
export const isProblem = (balance: Judged, today: IsoDate): boolean => {
  const { left, carried_until: until, carried_open: open } = balance;
  if (left < 0) return true;
  if (until === null || until < today || until > addDays(today, LAPSE_NOTICE_DAYS)) return false;
  return open > 0;
};
