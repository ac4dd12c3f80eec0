import type * as z from 'zod';
import type { exportQuery } from '#shared/list/list-query.ts';
import softwareTexts from '#shared/messages/en/software.json' with { type: 'json' };
import { today } from '#functions/http/clock.ts';
import { fileHeaders } from '#functions/records/file-headers.ts';
import { chosenColumns, workbookColumns, workbookRows } from '#functions/runs/export-columns.ts';
import type { Exporter } from '#functions/runs/export-list.ts';
import { licenses } from './licenses.ts';

/** The current filter, sort and columns of the licence list. */
export const licenseExport: Exporter<z.output<typeof exportQuery>> = {
  name: 'software',
  permission: 'software:export',
  open: async (actor, query) => {
    const [{ rows, columns }, headers] = await Promise.all([
      licenses(actor).matching(query),
      fileHeaders(actor, 'software_license'),
    ]);
    const chosen = chosenColumns(query.columns, columns);
    return {
      fileName: `software-${today()}.xlsx`,
      sheetName: 'Software',
      columns: workbookColumns(chosen, softwareTexts, headers),
      rows: workbookRows(rows, chosen),
      count: rows.length,
    };
  },
};
