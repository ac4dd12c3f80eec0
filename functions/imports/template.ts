import { template } from '#shared/contract/imports/template.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { templateSheet } from './template-sheet.ts';

export const handler = serve(template, async ({ params, actor }) => {
  const kind = importKindOf(params.object);
  assertMayImport(actor, kind);
  return sendWorkbook(`${kind.plural}-template.xlsx`, await templateSheet(kind, actor));
});
