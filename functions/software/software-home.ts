import type { SoftwareHome } from '#shared/contract/home/get-home.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { licenses } from './licenses.ts';
import { products } from './products.ts';

const everything = { search_term: '', orderby_direction: 'asc' } as const;
const segment = (segment_id: string) => ({ segment_id, show_deleted_only: '0' }) as const;

/** The software tile of the home page: licences that the actor may see, and the products of the company. */
export const softwareHome = async (actor: Actor): Promise<SoftwareHome> => {
  const register = licenses(actor);
  const [allLicenses, left, allProducts, renewing] = await Promise.all([
    register.open(segment('all')),
    register.open(segment('left')),
    products(actor).open(segment('all')),
    products(actor).open(segment('renewal')),
  ]);
  return {
    products: matchingRows(allProducts.rows, everything, allProducts.view).length,
    licenses: matchingRows(allLicenses.rows, everything, allLicenses.view).length,
    left: matchingRows(left.rows, everything, left.view).length,
    renewals: matchingRows(renewing.rows, everything, renewing.view).length,
  };
};
