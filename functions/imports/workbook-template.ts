import { workbookTemplate } from '#shared/contract/imports/workbook-template.ts';
import { importKinds, importPermissions } from '#shared/kinds/import-kinds.ts';
import { assertMayAny } from '#shared/permissions/assert-may.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templateSheet } from './template-sheet.ts';
import { ownKinds, sheetNameOf } from './workbook-kinds.ts';

export const handler = serve(workbookTemplate, async ({ actor }) => {
  assertMayAny(actor, importPermissions);
  const [first, ...further] = await Promise.all(
    ownKinds(actor).map((name) => templateSheet(importKinds[name], actor, sheetNameOf(name, actor.language))),
  );
  if (!first) throw new Error('a right to import is that of a kind');
  return sendWorkbook('company-template.xlsx', { ...first, further });
});
