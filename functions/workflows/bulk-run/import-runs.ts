import type { CheckedRow } from '#shared/imports/import-row.ts';
import { AppError } from '#shared/errors/problem.ts';
import { guardWorkbook } from '#functions/platform/excel/guard-workbook.ts';
import { readWorkbook, type WorkbookRow } from '#functions/platform/excel/read-workbook.ts';
import { itemKind, taskKind, type RunContext } from '#functions/platform/runs/run-kind.ts';
import { reportPrefix, reportRows, reportWriter, type ReportRow } from '#functions/imports/check-report.ts';
import { importKindOf } from '#functions/imports/import-kind-of.ts';
import {
  columnsFor,
  type ImportJob,
  type ImportRow,
  type ImportSession,
} from '#functions/platform/imports/import-kind.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { importRulesOf } from './import-rules.ts';
import { CHECK_KIND, COMMIT_KIND, type CommitInput, type ImportRunInput } from '#functions/imports/run-names.ts';
import { workbookKey } from '#functions/imports/import-store.ts';
import { plainCell, rowReader, withWorkbook } from '#functions/imports/read-upload.ts';

const ROWS_AT_ONCE = 500;
/** The result itself holds at most this many errors; the report has pages of all. */
const LISTED_ERRORS = 100;

/** A dry run has found what repeats; a commit has only rows that do not. */
const noEarlierRow: ImportJob['earlierRow'] = () => undefined;

const jobOf = (
  { import_id, choice }: ImportRunInput,
  { actor, runId }: RunContext,
  earlierRow = noEarlierRow,
): ImportJob => ({
  importId: import_id,
  runId,
  actor,
  key: choice.key,
  changeDate: choice.change_date,
  earlierRow,
});

type ReadRow = { source: WorkbookRow; row: ImportRow };

/** The rows of the file in batches, as the choice maps them. */
const readBatches = async function* (
  path: string,
  kind: ImportKind,
  { choice }: ImportRunInput,
  { actor }: RunContext,
): AsyncGenerator<ReadRow[]> {
  const columns = await columnsFor(kind.object, actor);
  let toRow: ReturnType<typeof rowReader> | undefined;
  let batch: ReadRow[] = [];
  for await (const part of readWorkbook(path)) {
    if (part.kind === 'header') {
      toRow = rowReader(part.headers, choice.mapping, columns);
      continue;
    }
    if (toRow) batch.push({ source: part, row: toRow(part.row, part.cells) });
    if (batch.length === ROWS_AT_ONCE) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
};

const rowsIn = async function* (batches: AsyncIterable<ReadRow[]>): AsyncGenerator<ImportRow> {
  for await (const batch of batches) for (const { row } of batch) yield row;
};

const shownOf = ({
  writes: _writes,
  ref: _ref,
  undo: _undo,
  ...shown
}: ReturnType<ImportSession['plan']>): CheckedRow => shown;

/** Two rows of one file for one record would overwrite each other. */
const repeatFinder = (): ImportJob['earlierRow'] => {
  const seen = new Map<string, number>();
  return (identity, row) => {
    const earlier = seen.get(identity);
    if (earlier === undefined) seen.set(identity, row);
    return earlier;
  };
};

const reportRow = (shown: CheckedRow, { source, row }: ReadRow): ReportRow => ({
  shown,
  cells: row.cells,
  line: shown.state === 'wrong' ? source.cells.map(plainCell) : null,
});

/** The dry run: judges every row and writes nothing but the report. */
export const checkRun = taskKind<ImportRunInput>({
  kind: CHECK_KIND,
  permission: ({ object }) => importKindOf(object).permission,
  work: (input, context, progress) =>
    withWorkbook(workbookKey(input.import_id), async (path) => {
      await guardWorkbook(path);
      const kind = importKindOf(input.object);
      const report = reportWriter(reportPrefix(input.import_id, context.runId));
      const earlierRow = repeatFinder();
      const errors: { row: number; column: string | null; message: string }[] = [];
      let total = 0;
      const read = () => readBatches(path, kind, input, context);
      const { open, complete: completeRows } = importRulesOf(input.object);
      const complete = await completeRows?.(context.actor, rowsIn(read()));
      for await (const found of read()) {
        const batch = complete ? found.map(({ source, row }) => ({ source, row: complete(row) })) : found;
        const rows = batch.map(({ row }) => row);
        const session = await open(jobOf(input, context, earlierRow), rows, false);
        for (const one of batch) {
          const shown = shownOf(session.plan(one.row));
          await report.add(reportRow(shown, one));
          if (errors.length < LISTED_ERRORS) {
            errors.push(...shown.errors.map(({ column, message }) => ({ row: shown.row, column, message })));
          }
        }
        total += batch.length;
        await progress(total, total);
      }
      const counts = await report.end();
      return {
        import_id: input.import_id,
        import_name: input.object,
        object: importKindOf(input.object).object,
        counts,
        total,
        errors: errors.slice(0, LISTED_ERRORS),
      };
    }),
});

/** Valid rows only, each judged again against what is stored now; several transactions of 20 rows at a time. */
export const commitRun = itemKind<CommitInput, ImportRow, ImportSession>({
  kind: COMMIT_KIND,
  permission: ({ object }) => importKindOf(object).permission,
  paceMs: 0,
  groupMax: 20,
  inFlight: 4,
  expand: async function* ({ import_id, check_run_id, object }) {
    const split = await importRulesOf(object).split?.();
    for await (const { shown, cells } of reportRows(reportPrefix(import_id, check_run_id), ['new', 'changed'])) {
      const row = { row: shown.row, cells };
      for (const input of split?.(row) ?? [row]) yield { label: shown.label, input };
    }
  },
  prepare: (input, rows, context) => importRulesOf(input.object).open(jobOf(input, context), rows, true),
  apply: (row, session) => {
    const { errors, writes, ref, undo } = session.plan(row);
    if (errors.length > 0) {
      throw new AppError('invalid', { detail: errors.map(({ message }) => message).join(', ') });
    }
    return { writes: [...writes], ...(ref && { ref }), ...(undo && { undo }) };
  },
  finish: async ({ import_id, object }, { done, failed, created }) => ({
    import_id,
    object: importKindOf(object).object,
    imported: done,
    created,
    changed: done - created,
    failed,
  }),
});
