import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import { sumMoney, toCent } from '#shared/values/money.ts';
import { lastMonths, type Month } from '#shared/values/months.ts';
import { burnsNothing } from './lacks-co2.ts';
import type { VehicleRow } from './vehicle.columns.ts';

const MONTHS_A_YEAR = 12;

type Used = Pick<VehicleRow, 'date_commissioning' | 'created_at' | 'date_end' | 'deleted'>;
type Costed = Used & Pick<VehicleRow, 'cost_yearly' | 'operational_cost_yearly'>;
type Emission = Pick<VehicleRow, 'type' | 'fuel' | 'co2_g_km' | 'co2_g_km_wltp'>;
type Emitting = Used & Emission;

type Span = Pick<Month, 'start' | 'end'>;

/** Tells which vehicles were in use in a time: from commissioning, or else from their entry, until their end of use. */
const usedIn = <Row extends Used>(rows: readonly Row[]): ((span: Span) => Row[]) => {
  const since = rows.map((row) => row.date_commissioning ?? belgianDay(new Date(row.created_at)));
  return ({ start, end }) =>
    rows.filter((row, at) => since[at]! < end && (row.deleted === 0 || (row.date_end ?? '') >= start));
};

const monthly = (yearly: readonly (number | null)[]): number => toCent(sumMoney(yearly) / MONTHS_A_YEAR);

export type MonthCost = { month: string; lease: number; operational: number };

/** The cost of each month's vehicles, at their present yearly costs; archived vehicles count until their end of use. */
export const costPerMonth = (rows: readonly Costed[], day: IsoDate): MonthCost[] => {
  const used = usedIn(rows);
  return lastMonths(day).map((month) => {
    const inUse = used(month);
    return {
      month: month.month,
      lease: monthly(inUse.map((row) => row.cost_yearly)),
      operational: monthly(inUse.map((row) => row.operational_cost_yearly)),
    };
  });
};

/** The last g/km of each bin but the open one. */
const BIN_ENDS = [0, 50, 100, 130, 160] as const;

/** What a vehicle emits in g/km: WLTP before NEDC, none without an exhaust; null where nobody knows. */
export const gramsOf = (row: Emission): number | null =>
  row.type === 'bicycle' ? null : (row.co2_g_km_wltp ?? row.co2_g_km ?? (burnsNothing(row.fuel) ? 0 : null));

const known = (rows: readonly Emitting[]): number[] => rows.flatMap((row) => gramsOf(row) ?? []);

export const averageOf = (grams: readonly number[]): number | null =>
  grams.length === 0 ? null : Math.round(grams.reduce((sum, each) => sum + each, 0) / grams.length);

/** Vehicles whose emission in g/km is known and lies within these bounds, both included; the last bin has no end. */
type Co2Bin = { from: number; to: number | null; vehicles: number };
type Co2Figures = { bins: Co2Bin[]; average: number | null; average_year_ago: number | null };

/** What the vehicles emit, and the average of those that were in use a year before `day`, archived ones included. */
export const co2Figures = (active: readonly Emitting[], archived: readonly Emitting[], day: IsoDate): Co2Figures => {
  const grams = known(active);
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const before = usedIn([...active, ...archived])({ start: yearAgo, end: yearAgo });
  return {
    bins: [...BIN_ENDS, null].map((to, at) => {
      const from = at === 0 ? 0 : BIN_ENDS[at - 1]! + 1;
      return { from, to, vehicles: grams.filter((each) => each >= from && (to === null || each <= to)).length };
    }),
    average: averageOf(grams),
    average_year_ago: averageOf(known(before)),
  };
};
