import { addMonths, type IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from './employees.ts';
import { readErasures } from './erasures.ts';

type Leaver = { readonly id: number; readonly active_until: IsoDate };

/** The people who left more than some months before a day, and who are neither erased nor about to be. */
export const leaversPastTerm = async (months: number, day: IsoDate): Promise<Leaver[]> => {
  const rows = await employeeCollection.refresh();
  const left = [...rows.all()].flatMap(({ id, deleted, active_until: last }) =>
    deleted === 1 && last !== null && addMonths(last, months) <= day ? [{ id, active_until: last }] : [],
  );
  if (left.length === 0) return [];
  const decided = new Set((await readErasures()).map(({ employee_id: id }) => id));
  return left.filter(({ id }) => !decided.has(id));
};
