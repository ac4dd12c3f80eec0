import { readMissingValues } from '#shared/contract/contracts/read-missing-values.ts';
import { withTable } from '#functions/imports/read-upload.ts';
import { contentRule } from '#functions/platform/content/content-upload.ts';
import { workbookProblem } from '#functions/platform/excel/workbook-problem.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { deleteObject } from '#functions/platform/files/objects.ts';
import { takeUpload } from '#functions/platform/files/uploads.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readSheet } from './values-sheet.ts';

export const handler = serve(readMissingValues, async ({ body: { upload_id: upload, ...order }, actor }) => {
  const key = `contracts/arrived/${upload}`;
  const { content_type: type } = await takeUpload(actor, upload, contentRule, key);
  if (type !== XLSX_TYPE) throw workbookProblem('not_a_workbook');
  try {
    return await withTable({ key, isText: false }, (table) => readSheet(actor, order, table));
  } finally {
    await deleteObject(key);
  }
});
