import { holderOn } from '#shared/assignments/periods.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { exactSum } from '#shared/values/money.ts';
import { lastMonths, type Month } from '#shared/values/months.ts';
import type { LicenseRow } from './license.columns.ts';
import { exactCost } from './product.rules.ts';
import type { ProductRow } from './product.columns.ts';

type SoftwareMonth = { month: string; cost: number };

type Costed = Pick<
  ProductRow,
  'id' | 'seats' | 'seat_cost' | 'cost_period' | 'date_enabled' | 'date_deactivated' | 'deleted'
>;
type Held = Pick<LicenseRow, 'product_id' | 'periods'>;

/** Whether a product was in use in a month: from the day it was enabled until that of its removal, the first without. */
const isInUse = (row: Costed, { start, end }: Month): boolean =>
  row.date_enabled < end && (row.deleted === 0 || (row.date_deactivated ?? '') > start);

/** The day of a month that stands for it: its last one, and today in the present month. */
const dayOf = ({ end }: Month, today: IsoDate): IsoDate => (end > today ? today : addDays(end, -1));

const heldBy = (licenses: readonly Held[], day: IsoDate, counts: (employeeId: number) => boolean) => {
  const held = new Map<number, number>();
  for (const { product_id: id, periods } of licenses) {
    const holder = holderOn(periods, day);
    if (holder > 0 && counts(holder)) held.set(id, (held.get(id) ?? 0) + 1);
  }
  return held;
};

/**
 * What the products cost in each month at their present costs: the seats that were bought, else the licences in use.
 * For a team (`seesOnly`), only the licences of its people.
 */
export const softwareCostPerMonth = (
  products: readonly Costed[],
  licenses: readonly Held[],
  today: IsoDate,
  seesOnly?: (employeeId: number) => boolean,
): SoftwareMonth[] =>
  lastMonths(today).map((month) => {
    const held = heldBy(licenses, dayOf(month, today), seesOnly ?? (() => true));
    const seatsOf = ({ id, seats }: Costed): number => (seesOnly ? null : seats) ?? held.get(id) ?? 0;
    const inUse = products.filter((row) => isInUse(row, month));
    return { month: month.month, cost: exactSum(inUse.map((row) => exactCost(row, seatsOf(row)))) };
  });

/** How many licences people had at the end of each month; for a team (`seesOnly`), those of its people. */
export const licensesPerMonth = (
  licenses: readonly Held[],
  today: IsoDate,
  seesOnly: (employeeId: number) => boolean,
): { month: string; licenses: number }[] =>
  lastMonths(today).map((month) => ({
    month: month.month,
    licenses: [...heldBy(licenses, dayOf(month, today), seesOnly).values()].reduce((sum, count) => sum + count, 0),
  }));
