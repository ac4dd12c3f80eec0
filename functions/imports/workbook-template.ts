import { workbookTemplate } from '#shared/contract/imports/workbook-template.ts';
import { importPermissions } from '#shared/kinds/import-kinds.ts';
import { assertMayAny } from '#shared/permissions/assert-may.ts';
import { templateFile } from '#functions/platform/files/file-names.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templateSheet } from './template-sheet.ts';
import { ownKinds } from './workbook-kinds.ts';

export const handler = serve(workbookTemplate, async ({ actor }) => {
  assertMayAny(actor, importPermissions);
  const [first, ...further] = await Promise.all(ownKinds(actor).map((name) => templateSheet(name, actor)));
  if (!first) throw new Error('a right to import is that of a kind');
  return sendWorkbook(templateFile(fileTexts(actor.language).company, actor.language), { ...first, further });
});
