import { belgianDayOf, type IsoDate } from '#shared/values/dates.ts';
import { inCents, toCent } from '#shared/values/money.ts';
import { lastMonths } from '#shared/values/months.ts';
import { burnsNothing } from './lacks-co2.ts';
import type { VehicleRow } from './vehicle.columns.ts';

const MONTHS_A_YEAR = 12;

type Used = Pick<VehicleRow, 'date_commissioning' | 'created_at' | 'date_end' | 'deleted'>;
type Costed = Used & Pick<VehicleRow, 'cost_yearly' | 'operational_cost_yearly'>;
type Emission = Pick<VehicleRow, 'type' | 'fuel' | 'co2_g_km' | 'co2_g_km_wltp'>;
type Emitting = Used & Emission;

/** The first day on which a vehicle is in use: commissioning, or else its entry. */
const usedSince = (row: Used): IsoDate => row.date_commissioning ?? belgianDayOf(row.created_at);

/** Whether a vehicle is in use on a day or later: an archived one until its end of use, the first day without it. */
const isUsedFrom = (row: Used, day: IsoDate): boolean => row.deleted === 0 || (row.date_end ?? '') > day;

export type MonthCost = { month: string; lease: number; operational: number };

const monthly = (yearlyCents: number): number => toCent(yearlyCents / 100 / MONTHS_A_YEAR);

/**
 * Adds up the cost of each month's vehicles, one vehicle after the other, at their present yearly costs; archived
 * vehicles count until their end of use.
 */
export const monthCosts = (day: IsoDate) => {
  const months = lastMonths(day);
  // What changes at the beginning of each month, in cents.
  const lease = new Float64Array(months.length);
  const operational = new Float64Array(months.length);
  const change = (at: number, row: Costed, sign: 1 | -1): void => {
    lease[at]! += sign * inCents(row.cost_yearly);
    operational[at]! += sign * inCents(row.operational_cost_yearly);
  };
  return {
    add: (row: Costed): void => {
      const since = usedSince(row);
      const first = months.findIndex(({ end }) => since < end);
      const after = row.deleted === 0 ? -1 : months.findIndex(({ start }) => !isUsedFrom(row, start));
      if (first === -1 || (after !== -1 && after <= first)) return;
      change(first, row, 1);
      if (after !== -1) change(after, row, -1);
    },
    perMonth: (): MonthCost[] => {
      let [ofLease, ofOperation] = [0, 0];
      return months.map(({ month }, at) => ({
        month,
        lease: monthly((ofLease += lease[at]!)),
        operational: monthly((ofOperation += operational[at]!)),
      }));
    },
  };
};

/** The last g/km of each bin but the open one. */
const BIN_ENDS = [0, 50, 100, 130, 160] as const;

/** What a vehicle emits in g/km: WLTP before NEDC, none without an exhaust; null where nobody knows. */
export const gramsOf = (row: Emission): number | null =>
  row.type === 'bicycle' ? null : (row.co2_g_km_wltp ?? row.co2_g_km ?? (burnsNothing(row.fuel) ? 0 : null));

const average = ({ sum, count }: { sum: number; count: number }): number | null =>
  count === 0 ? null : Math.round(sum / count);

export const averageOf = (grams: readonly number[]): number | null =>
  average({ sum: grams.reduce((sum, each) => sum + each, 0), count: grams.length });

/** Vehicles whose emission in g/km is known and lies within these bounds, both included; the last bin has no end. */
type Co2Bin = { from: number; to: number | null; vehicles: number };
type Co2Figures = { bins: Co2Bin[]; average: number | null; average_year_ago: number | null };

/**
 * Adds up what vehicles emit, one after the other: those that are active, and for the average of those in use a year
 * before `day` archived ones as well.
 */
export const emissions = (day: IsoDate) => {
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const [now, before] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  const count = (among: typeof now, grams: number): void => {
    among.sum += grams;
    among.count += 1;
  };
  const bins = [...BIN_ENDS, null].map((to, at): Co2Bin => ({ from: (BIN_ENDS[at - 1] ?? -1) + 1, to, vehicles: 0 }));
  return {
    add: (row: Emitting): void => {
      const grams = gramsOf(row);
      if (grams === null) return;
      if (isUsedFrom(row, yearAgo) && usedSince(row) <= yearAgo) count(before, grams);
      if (row.deleted === 1) return;
      count(now, grams);
      bins.find(({ to }) => to === null || grams <= to)!.vehicles += 1;
    },
    figures: (): Co2Figures => ({ bins, average: average(now), average_year_ago: average(before) }),
  };
};
