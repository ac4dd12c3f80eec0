import type { LicenseTotals } from '#shared/contract/software/license.ts';
import type { ProductTotals } from '#shared/contract/software/product.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { ProductRow } from '#shared/software/product.columns.ts';
import { exactCost, unusedSeats } from '#shared/software/product.rules.ts';
import { exactSum } from '#shared/values/money.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { licenseIndex } from './license-store.ts';

const MONTHS_A_YEAR = 12;

/** Sums of a month and a year, rounded once, of costs of a month that are not. */
const totalsOf = (exact: readonly (number | null)[]): LicenseTotals => ({
  cost_monthly: exactSum(exact),
  cost_yearly: exactSum(exact.map((cost) => (cost ?? 0) * MONTHS_A_YEAR)),
});

/** The cost of licences; those that are not active cost nothing. */
export const licenseTotals = (licenses: readonly LicenseRow[]): LicenseTotals =>
  totalsOf(licenses.map((row) => row.cost_exact));

/** The active licences of the actor's people among these products. */
const ownLicenses = async (actor: Actor, products: readonly ProductRow[]): Promise<LicenseRow[]> => {
  const [scope, rows] = await Promise.all([visibleEmployees(actor), licenseIndex()]);
  const shown = new Set(products.map(({ id }) => id));
  return [...rows.all()].filter((row) => shown.has(row.product_id) && scope.has(row.employee_id));
};

/** What products cost; to a team manager, what their people's licences cost (docs/areas/software.md#cost-and-seats). */
export const productTotals = async (actor: Actor, products: readonly ProductRow[]): Promise<ProductTotals> => {
  const inUse = products.filter(({ deleted }) => deleted === 0);
  if (isTeamScoped(actor))
    return { ...licenseTotals(await ownLicenses(actor, inUse)), unused_seats: null, unused_cost: null };
  return {
    ...totalsOf(inUse.map((row) => exactCost(row, row.seats ?? row.active_count))),
    unused_seats: inUse.reduce((sum, row) => sum + unusedSeats(row, row.active_count), 0),
    unused_cost: exactSum(inUse.map((row) => exactCost(row, unusedSeats(row, row.active_count)))),
  };
};
