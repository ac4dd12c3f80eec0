import type * as z from 'zod';
import type { exportQuery } from '#shared/list/list-query.ts';
import assetTexts from '#shared/messages/en/assets.json' with { type: 'json' };
import { today } from '#functions/http/clock.ts';
import { fileHeaders } from '#functions/records/file-headers.ts';
import { chosenColumns, workbookColumns, workbookRows } from '#functions/runs/export-columns.ts';
import type { Exporter } from '#functions/runs/export-list.ts';
import { assets } from './assets.ts';

/** The current filter, sort and columns of the asset list. */
export const assetExport: Exporter<z.output<typeof exportQuery>> = {
  name: 'assets',
  permission: 'assets:export',
  open: async (actor, query) => {
    const [{ rows, columns }, headers] = await Promise.all([
      assets(actor).matching(query),
      fileHeaders(actor, 'asset'),
    ]);
    const chosen = chosenColumns(query.columns, columns);
    return {
      fileName: `assets-${today()}.xlsx`,
      sheetName: 'Assets',
      columns: workbookColumns(chosen, assetTexts, headers),
      rows: workbookRows(rows, chosen),
      count: rows.length,
    };
  },
};
