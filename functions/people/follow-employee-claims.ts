import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { employeeClaims } from './employee-claims.ts';

/** Gives back the e-mail addresses and numbers of people whose last day has passed. */
export const followEmployeeClaims: DayWork = async (from) => {
  const rows = await employeeCollection.refresh();
  await employeeClaims.follow([...rows.all()].filter(({ active_until: last }) => last !== null && last >= from));
};
