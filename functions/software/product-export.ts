import type * as z from 'zod';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { exportQuery } from '#shared/list/list-query.ts';
import softwareTexts from '#shared/messages/en/software.json' with { type: 'json' };
import { today } from '#functions/http/clock.ts';
import { fileHeaders } from '#functions/records/file-headers.ts';
import { chosenColumns, workbookColumns, workbookRows } from '#functions/runs/export-columns.ts';
import type { Exporter } from '#functions/runs/export-list.ts';
import { products } from './products.ts';

/** The current filter, sort and columns of the product list. */
export const productExport: Exporter<z.output<typeof exportQuery>> = {
  name: 'software-products',
  permission: 'software:export',
  open: async (actor, query) => {
    const [{ rows, view }, headers] = await Promise.all([
      products(actor).open(query),
      fileHeaders(actor, 'software_product'),
    ]);
    const found = matchingRows(rows, query, view);
    const chosen = chosenColumns(query.columns, view.columns);
    return {
      fileName: `software-products-${today()}.xlsx`,
      sheetName: 'Products',
      columns: workbookColumns(chosen, softwareTexts, headers),
      rows: workbookRows(found, chosen),
      count: found.length,
    };
  },
};
