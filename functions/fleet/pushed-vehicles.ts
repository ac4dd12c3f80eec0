import type { IsoDate } from '#shared/values/dates.ts';
import { everyVehicle, vehicleStore } from './vehicle-store.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { PUSHED_PART, pushedMonthsOf, putPushedMonths } from './payroll-lock.ts';

/** The vehicles that each person drove on one of the days, both included, by person. */
export const vehiclesDriven = async (from: IsoDate, to: IsoDate): Promise<ReadonlyMap<number, readonly number[]>> => {
  const driven = new Map<number, number[]>();
  (await everyVehicle()).visit(({ id, periods }) => {
    for (const { employee_id: driver, start_date: start, end_date: end } of periods) {
      if (driver === 0 || (start !== null && start > to) || (end !== null && end < from)) continue;
      const known = driven.get(driver) ?? [];
      if (!known.includes(id)) driven.set(driver, [...known, id]);
    }
  });
  return driven;
};

/** The write that locks a vehicle for a month (`yyyy-mm`) that payroll processed; none when it is locked already. */
export const lockVehicle = async (vehicleId: number, month: string): Promise<Write[]> => {
  const months = pushedMonthsOf((await vehicleStore.getWithParts(vehicleId))?.parts.get(PUSHED_PART));
  return months.includes(month) ? [] : [putPushedMonths(vehicleStore, vehicleId, [...months, month])];
};
