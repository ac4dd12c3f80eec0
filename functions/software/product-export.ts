import { matchingList } from '#shared/list/apply-list-query.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { softwareTexts } from '#functions/platform/texts/software.ts';
import { products } from './products.ts';

/** The product list as a file. */
export const productExport = listExport({
  name: 'software-products',
  object: 'software_product',
  permission: 'software:export',
  sheet: 'softwareProducts',
  texts: softwareTexts,
  matching: async (actor, query) => matchingList(await products(actor).open(query), query),
});
