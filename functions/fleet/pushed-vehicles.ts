import type { Period } from '#shared/assignments/periods.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { everyVehicle } from './vehicle-store.ts';

type Days = { readonly from: IsoDate; readonly to: IsoDate };

/** A period ends on the first day on which the person no longer has the vehicle. */
const isWithin = ({ start_date: start, end_date: end }: Period, { from, to }: Days): boolean =>
  (start === null || start <= to) && (end === null || end > from);

/** Whether somebody drove a vehicle on one of the days, both included. */
export const wasDriven = (periods: readonly Period[], days: Days): boolean =>
  periods.some((period) => period.employee_id !== 0 && isWithin(period, days));

/** The vehicles that each person drove on one of the days, both included, by person. */
export const vehiclesDriven = async (from: IsoDate, to: IsoDate): Promise<ReadonlyMap<number, readonly number[]>> => {
  const driven = new Map<number, number[]>();
  (await everyVehicle()).visit(({ id, periods }) => {
    for (const period of periods) {
      const { employee_id: driver } = period;
      if (driver === 0 || !isWithin(period, { from, to })) continue;
      const known = driven.get(driver) ?? [];
      if (!known.includes(id)) driven.set(driver, [...known, id]);
    }
  });
  return driven;
};
