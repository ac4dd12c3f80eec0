import { ulid } from 'ulid';
import { readWorkbook } from '#shared/contract/imports/read-workbook.ts';
import { importPermissions } from '#shared/kinds/import-kinds.ts';
import { assertMayAny } from '#shared/permissions/assert-may.ts';
import { takeUpload } from '#functions/platform/files/uploads.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { CSV_TYPE, tableRule } from '#functions/platform/imports/table-upload.ts';
import { workbookKey } from './import-store.ts';
import { withTable } from './read-upload.ts';
import { recogniseSheets } from './recognise-sheets.ts';

export const handler = serve(
  readWorkbook,
  async ({ body, actor, commit }) => {
    const key = workbookKey(ulid());
    const { file_name, content_type } = await takeUpload(actor, body.upload_id, tableRule, key);
    const sheets = await withTable({ key, isText: content_type === CSV_TYPE }, (table) =>
      recogniseSheets(actor, table),
    );
    return commit([], { file_name, sheets });
  },
  ({ actor }) => assertMayAny(actor, importPermissions),
);
