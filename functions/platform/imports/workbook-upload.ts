import { importPermissions } from '#shared/kinds/import-kinds.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { MB, type UploadRule } from '#functions/platform/files/upload-rule.ts';

/** The limits of a workbook to import (docs/areas/files.md#workbook-limits); its guard checks them once more, and the import asks for its own right. */
export const workbookRule: UploadRule = {
  purpose: 'import',
  types: [XLSX_TYPE],
  maxBytes: 25 * MB,
  anyOf: importPermissions,
};
