import { matchingRows } from '#shared/list/apply-list-query.ts';
import texts from '#shared/messages/en/software.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { products } from './products.ts';

/** The product list as a file. */
export const productExport = listExport({
  name: 'software-products',
  object: 'software_product',
  permission: 'software:export',
  file: 'software-products',
  sheet: 'Products',
  texts,
  matching: async (actor, query) => {
    const { rows, view } = await products(actor).open(query);
    return { rows: matchingRows(rows, query, view), columns: view.columns };
  },
});
