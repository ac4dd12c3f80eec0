import type { SoftwareHome } from '#shared/contract/home/get-home.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { costByTeam } from '#functions/platform/directory/cost-by-team.ts';
import { licenses } from './licenses.ts';
import { products } from './products.ts';
import { productTotals } from './software-cost.ts';

const everything = { search_term: '', orderby_direction: 'asc' } as const;
const segment = (segment_id: string) => ({ segment_id, show_deleted_only: '0' }) as const;

/** The software's part of the home page: licences that the actor may see, and the products of the company. */
export const softwareHome = async (actor: Actor): Promise<SoftwareHome> => {
  const register = licenses(actor);
  const [allLicenses, left, allProducts, renewing] = await Promise.all([
    register.open(segment('all')),
    register.open(segment('left')),
    products(actor).open(segment('all')),
    products(actor).open(segment('renewal')),
  ]);
  const active = matchingRows(allLicenses.rows, everything, allLicenses.view);
  const inUse = matchingRows(allProducts.rows, everything, allProducts.view);
  return {
    products: inUse.length,
    licenses: active.length,
    left: matchingRows(left.rows, everything, left.view).length,
    renewals: matchingRows(renewing.rows, everything, renewing.view).length,
    totals: await productTotals(actor, inUse),
    cost_by_team: costByTeam(active.map((row) => ({ holder: row.employee_id, yearly: row.cost_yearly }))).map(
      ({ count, ...team }) => ({ ...team, licenses: count }),
    ),
  };
};
