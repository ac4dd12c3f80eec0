import { importPermissions } from '#shared/kinds/import-kinds.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { MB, type UploadRule } from '#functions/platform/files/upload-rule.ts';

export const CSV_TYPE = 'text/csv';

/**
 * The upload rule of workbooks and text files to import (docs/areas/files.md#workbook-limits). Their reader checks the size once more,
 * and each import checks its own right.
 */
export const tableRule: UploadRule = {
  purpose: 'import',
  types: [XLSX_TYPE, CSV_TYPE],
  maxBytes: 25 * MB,
  anyOf: importPermissions,
};
