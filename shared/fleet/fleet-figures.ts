import { sumMoney } from '#shared/values/money.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { VehicleRow } from './vehicle.columns.ts';
import { fuels, type Fuel } from './vehicle.ts';

const MONTHS = 12;
const MONTHS_A_YEAR = 12;

/** A month such as `2026-11`, with its first day and the first day of the next month. */
type Month = { month: string; start: IsoDate; end: IsoDate };

/** The twelve months up to the month of `day`, oldest first. */
export const lastMonths = (day: IsoDate): Month[] => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const startOf = (back: number): IsoDate => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  return Array.from({ length: MONTHS }, (_, at) => {
    const back = MONTHS - 1 - at;
    return { month: startOf(back).slice(0, 7), start: startOf(back), end: startOf(back - 1) };
  });
};

type Costed = Pick<
  VehicleRow,
  'cost_yearly' | 'operational_cost_yearly' | 'date_commissioning' | 'created_at' | 'date_end' | 'deleted'
>;

/** Whether a vehicle was in use in a month: from commissioning, or else from its entry, until its end of use. */
const isInUse = (row: Costed, { start, end }: Month): boolean =>
  (row.date_commissioning ?? row.created_at.slice(0, 10)) < end && (row.deleted === 0 || (row.date_end ?? '') >= start);

const monthly = (yearly: readonly (number | null)[]): number =>
  Math.round((sumMoney(yearly) / MONTHS_A_YEAR) * 100) / 100;

export type MonthCost = { month: string; lease: number; operational: number };

/** The cost of each month's vehicles, at their present yearly costs; archived vehicles count until their end of use. */
export const costPerMonth = (rows: readonly Costed[], day: IsoDate): MonthCost[] =>
  lastMonths(day).map((month) => {
    const inUse = rows.filter((row) => isInUse(row, month));
    return {
      month: month.month,
      lease: monthly(inUse.map((row) => row.cost_yearly)),
      operational: monthly(inUse.map((row) => row.operational_cost_yearly)),
    };
  });

export type FuelFigure = { fuel: Fuel; vehicles: number; average: number };

/** Average CO2 in g/km by fuel, highest first. WLTP goes before NEDC; vehicles without a value do not count. */
export const co2ByFuel = (rows: readonly Pick<VehicleRow, 'fuel' | 'co2_g_km' | 'co2_g_km_wltp'>[]): FuelFigure[] =>
  fuels
    .map((fuel) => {
      const known = rows.filter((row) => row.fuel === fuel).flatMap((row) => row.co2_g_km_wltp ?? row.co2_g_km ?? []);
      const sum = known.reduce((total, grams) => total + grams, 0);
      return { fuel, vehicles: known.length, average: known.length === 0 ? 0 : Math.round(sum / known.length) };
    })
    .filter(({ vehicles }) => vehicles > 0)
    .toSorted((one, other) => other.average - one.average);
