import { ulid } from 'ulid';
import { start } from '#shared/contract/imports/start.ts';
import { suggestMapping } from '#shared/imports/suggest-mapping.ts';
import { takeUpload } from '#functions/platform/files/uploads.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { columnsFor } from '#functions/platform/imports/import-kind.ts';
import { workbookRule } from '#functions/platform/imports/workbook-upload.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { createImport, earlierImportOf, readRememberedMapping, workbookKey, newImport } from './import-store.ts';
import { presentImportField } from './import-wire.ts';
import { readHeader } from './read-header.ts';
import { sha256Of, withWorkbook } from './read-upload.ts';

export const handler = serve(start, async ({ params: { object }, body, actor, commit }) => {
  const kind = importKindOf(object);
  assertMayImport(actor, kind);
  const importId = ulid();
  const { file_name } = await takeUpload(actor, body.upload_id, workbookRule, workbookKey(importId));
  const { sha256, headers, samples, rows, notices } = await withWorkbook(workbookKey(importId), async (path) => ({
    ...(await readHeader(path)),
    sha256: await sha256Of(path),
  }));
  const columns = await columnsFor(kind.object, actor);
  const suggested = suggestMapping(headers, columns, await readRememberedMapping(actor.user_id, object));
  const record = newImport({ import_id: importId, object, user_id: actor.user_id, file_name, sha256, headers });
  return commit([createImport(record)], {
    import_id: importId,
    file_name,
    columns: headers.map((header, at) => ({ header, samples: samples[at] ?? [], field: suggested[header] ?? null })),
    fields: columns.map(presentImportField),
    rows,
    notices,
    already_imported: (await earlierImportOf(object, sha256)) ?? null,
  });
});
