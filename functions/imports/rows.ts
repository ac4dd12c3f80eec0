import { rows } from '#shared/contract/imports/rows.ts';
import { errorFileHeaders } from '#shared/imports/error-file-columns.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { StoredFinding } from './findings.ts';
import { reportPage, reportPrefix } from './check-report.ts';
import { notCheckedError } from './choose-columns.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { importKindOf } from './import-kind-of.ts';
import type { ImportChoice } from './import-store.ts';
import type { TableLayout } from './read-layout.ts';
import { presentImportField } from './import-wire.ts';
import { readableImport } from './rows-access.ts';

type Checked = { choice: ImportChoice; layout: TableLayout };
type Columns = ReadonlyMap<string, ImportColumn>;

/** The fields of the report: those that columns or defaults fill, and those that only errors name. */
const fieldsOf = ({ choice, layout }: Checked, findings: readonly StoredFinding[], columns: Columns) => {
  const headers = layout.headers.filter((header) => header !== '');
  /** The columns that a header of the file fills, those of a cell that is split in its place. */
  const filledBy = (header: string): ImportColumn[] => {
    const column = columns.get(choice.mapping[header] ?? '');
    return (column?.splitInto ?? [column?.key ?? '']).flatMap((key) => columns.get(key) ?? []);
  };
  const given = Object.keys(choice.defaults).map((field) => columns.get(field));
  const filled = new Set([...headers.flatMap(filledBy), ...given.flatMap((column) => column ?? [])]);
  const named = new Set(findings.flatMap(({ column }) => columns.get(column ?? '') ?? []));
  const headerOf = new Map(headers.flatMap((header) => filledBy(header).map(({ key }) => [key, header])));
  return {
    fields: [...filled].map(presentImportField),
    missing_fields: [...named].filter((column) => !filled.has(column)).map(presentImportField),
    unmapped: headers.filter((header) => filledBy(header).length === 0 && !errorFileHeaders.has(header)),
    findings: findings.map((finding) => ({ ...finding, header: headerOf.get(finding.column ?? '') ?? null })),
    defaults: { ...choice.defaults },
  };
};

const rowOut = ({ errors, warnings, changes, ...row }: CheckedRow) => ({
  ...row,
  cells: { ...row.cells },
  errors: [...errors],
  warnings: [...warnings],
  changes: [...changes],
});

export const handler = serve(rows, async ({ query, actor }) => {
  const { import_id: importId, filter, page, per_page: perPage } = query;
  const record = await readableImport(actor, importId);
  const { check_run_id: checkRunId, choice, layout } = record;
  if (checkRunId === null || !choice) throw notCheckedError();
  const report = await reportPage(reportPrefix(importId, checkRunId), { filter, page, perPage });
  if (!report) throw notCheckedError();
  const columns = await columnsOfImport(importKindOf(record.object), actor);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return {
    data: report.rows.map(rowOut),
    count: report.count,
    counts: report.counts,
    records: report.records,
    ...fieldsOf({ choice, layout }, report.findings, byKey),
    file_name: record.file_name,
    check_run_id: checkRunId,
    commit_run_id: record.commit_run_id,
  };
});
