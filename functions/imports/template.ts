import { template } from '#shared/contract/imports/template.ts';
import { AppError } from '#shared/errors/problem.ts';
import { isImportName } from '#shared/kinds/import-kinds.ts';
import { templateFile } from '#functions/platform/files/file-names.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { templateSheet } from './template-sheet.ts';
import { sheetNameOf } from './workbook-kinds.ts';

export const handler = serve(template, async ({ params, actor }) => {
  const { object } = params;
  assertMayImport(actor, importKindOf(object));
  if (!isImportName(object)) throw new AppError('not_found');
  return sendWorkbook(
    templateFile(sheetNameOf(object, actor.language), actor.language),
    await templateSheet(object, actor),
  );
});
