import { rows } from '#shared/contract/imports/rows.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { reportPage, reportPrefix } from './check-report.ts';
import { notCheckedError } from './choose-columns.ts';
import { columnsFor } from '#functions/platform/imports/import-kind.ts';
import { importKindOf } from './import-kind-of.ts';
import { ownImport } from './import-store.ts';
import { presentImportField } from './import-wire.ts';

const rowOut = ({ errors, warnings, changes, ...row }: CheckedRow) => ({
  ...row,
  cells: { ...row.cells },
  errors: [...errors],
  warnings: [...warnings],
  changes: [...changes],
});

export const handler = serve(rows, async ({ query, actor }) => {
  const { import_id: importId, filter, page, per_page: perPage } = query;
  const record = await ownImport(actor, importId);
  const { check_run_id: checkRunId, choice, headers } = record;
  if (checkRunId === null || !choice) throw notCheckedError();
  const report = await reportPage(reportPrefix(importId, checkRunId), { filter, page, perPage });
  if (!report) throw notCheckedError();
  const columnList = await columnsFor(importKindOf(record.object).object, actor);
  const columns = new Map(columnList.map((column) => [column.key, column]));
  const mapped = headers.map((header) => columns.get(choice.mapping[header] ?? ''));
  return {
    data: report.rows.map(rowOut),
    count: report.count,
    counts: report.counts,
    fields: mapped.flatMap((column) => (column ? [presentImportField(column)] : [])),
    unmapped: headers.filter((_, at) => !mapped[at]),
    file_name: record.file_name,
    check_run_id: checkRunId,
    commit_run_id: record.commit_run_id,
  };
});
