import type { SoftwareHome } from '#shared/contract/home/get-home.ts';
import { matchingRows, wholeList } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { ProductRow } from '#shared/software/product.columns.ts';
import { productCost } from '#shared/software/product.rules.ts';
import { licensesPerMonth, softwareCostPerMonth } from '#shared/software/software-figures.ts';
import { toDmy } from '#shared/values/dates.ts';
import { nextMonths } from '#shared/values/months.ts';
import { teamCosts } from '#functions/platform/directory/cost-by-team.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { licenseIndex } from './license-store.ts';
import { licenses } from './licenses.ts';
import { productIndex } from './product-rows.ts';
import { products } from './products.ts';
import { licenseTotals, productTotals } from './software-cost.ts';

const SEATS_SHOWN = 4;
const CENTS_A_YEAR = 12 * 100;
const segment = (segment_id: string) => ({ segment_id, show_deleted_only: '0' }) as const;

const renewalsAmong = (products: readonly ProductRow[]): SoftwareHome['renewals_ahead'] => {
  const until = nextMonths(today()).at(-1)!.end;
  return products
    .flatMap((row) => (row.renewal_date !== null && row.renewal_date < until ? [{ row, date: row.renewal_date }] : []))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ row, date }) => ({
      id: row.id,
      name: row.name,
      date: toDmy(date),
      yearly: productCost(row, row.active_count).yearly,
    }));
};

const seatsAmong = (products: readonly ProductRow[]): Pick<SoftwareHome, 'seats' | 'products_with_seats'> => {
  const counted = products.flatMap(({ id, name, seats, active_count: used }) =>
    seats === null ? [] : [{ id, name, seats, used }],
  );
  return {
    seats: counted.toSorted((one, other) => other.used - one.used).slice(0, SEATS_SHOWN),
    products_with_seats: counted.length,
  };
};

const perMonth = async (actor: Actor): Promise<Pick<SoftwareHome, 'cost_per_month' | 'licenses_per_month'>> => {
  const [scope, products, held] = await Promise.all([visibleEmployees(actor), productIndex(), licenseIndex()]);
  const seesOnly = scope.all ? undefined : scope.has;
  return {
    cost_per_month: softwareCostPerMonth([...products.all()], [...held.all()], today(), seesOnly),
    licenses_per_month: licensesPerMonth([...held.all()], today(), scope.has),
  };
};

/** The software's part of the home page: licences that the actor may see, and the products of the company. */
export const softwareHome = async (actor: Actor): Promise<SoftwareHome> => {
  const register = licenses(actor);
  const [allLicenses, left, allProducts, renewing] = await Promise.all([
    register.open(segment('all')),
    register.open(segment('left')),
    products(actor).open(segment('all')),
    products(actor).open(segment('renewal')),
  ]);
  const active = matchingRows(allLicenses.rows, wholeList, allLicenses.view);
  const heldByLeavers = matchingRows(left.rows, wholeList, left.view);
  const inUse = matchingRows(allProducts.rows, wholeList, allProducts.view);
  const byTeam = teamCosts<LicenseRow>(
    (row) => row.employee_id,
    (row) => (row.cost_exact ?? 0) * CENTS_A_YEAR,
  );
  for (const row of active) byTeam.add(row);
  return {
    products: inUse.length,
    licenses: active.length,
    left: heldByLeavers.length,
    left_cost: licenseTotals(heldByLeavers).cost_monthly,
    renewals: matchingRows(renewing.rows, wholeList, renewing.view).length,
    renewals_ahead: renewalsAmong(inUse),
    ...seatsAmong(inUse),
    ...(await perMonth(actor)),
    totals: await productTotals(actor, inUse),
    cost_by_team: byTeam.byTeam().map(({ count, ...team }) => ({ ...team, licenses: count })),
  };
};
