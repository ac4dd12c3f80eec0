import { importPermissions } from '#shared/kinds/import-kinds.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { MB, type UploadRule } from '#functions/platform/files/upload-rule.ts';

/**
 * The upload rule of workbooks to import (docs/areas/files.md#workbook-limits). Their guard checks the size once more,
 * and each import checks its own right.
 */
export const workbookRule: UploadRule = {
  purpose: 'import',
  types: [XLSX_TYPE],
  maxBytes: 25 * MB,
  anyOf: importPermissions,
};
