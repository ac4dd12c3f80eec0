import type { CheckedRow } from '#shared/imports/import-row.ts';
import { AppError } from '#shared/errors/problem.ts';
import { ROWS_MAX } from '#functions/platform/excel/limits.ts';
import type { SheetRow } from '#functions/platform/excel/read-rows.ts';
import type { OpenTable } from '#functions/platform/excel/table.ts';
import { itemKind, taskKind, type RunContext } from '#functions/platform/runs/run-kind.ts';
import { reportPrefix, reportRows, reportWriter, type ReportRow } from '#functions/imports/check-report.ts';
import { importKindOf } from '#functions/imports/import-kind-of.ts';
import {
  columnsOfImport,
  type ImportItem,
  type ImportJob,
  type ImportRow,
  type ImportSession,
  type RowPlan,
} from '#functions/platform/imports/import-kind.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { importRulesOf } from './import-rules.ts';
import { CHECK_KIND, COMMIT_KIND, type CommitInput, type ImportRunInput } from '#functions/imports/run-names.ts';
import { workbookKey } from '#functions/imports/import-store.ts';
import type { ImportChoice } from '#functions/imports/import-store.ts';
import { findingCounter } from '#functions/imports/findings.ts';
import { originReader } from '#functions/imports/row-origins.ts';
import { wrongWordsIn } from '#functions/imports/wrong-words.ts';
import { rowsUnder } from '#functions/imports/read-layout.ts';
import { originalCell, rowReader, withTable } from '#functions/imports/read-upload.ts';

const ROWS_AT_ONCE = 500;
/** The result itself holds at most this many errors; the report has pages of all. */
const LISTED_ERRORS = 100;

/** What a dry run knows of other rows. */
type OtherRows = Pick<ImportJob, 'earlierRow' | 'isStored'>;

/** A commit has only rows that the dry run let pass. */
const committing: OtherRows = { earlierRow: () => undefined, isStored: () => false };

const defaultCells = ({ defaults }: ImportChoice): ImportJob['defaults'] =>
  Object.fromEntries(Object.entries(defaults).map(([field, value]) => [field, { value }]));

const jobOf = (
  { import_id, choice }: ImportRunInput,
  { actor, runId }: RunContext,
  { earlierRow, isStored } = committing,
): ImportJob => ({
  importId: import_id,
  runId,
  actor,
  keys: choice.keys,
  defaults: defaultCells(choice),
  changeDate: choice.change_date,
  earlierRow,
  isStored,
});

/** Whether rows of this file may rely on other rows of it, so that it is read once more beforehand. */
const reliesOnRows = ({ object, choice }: ImportRunInput): boolean => {
  const { namedIn } = importRulesOf(object);
  return namedIn === undefined || Object.values(choice.mapping).includes(namedIn);
};

type ReadRow = { source: SheetRow; row: ImportRow };

/** The rows of the file in batches, as the choice maps them. */
const readBatches = async function* (
  table: OpenTable,
  kind: ImportKind,
  { object, choice, layout }: ImportRunInput,
  { actor }: RunContext,
): AsyncGenerator<ReadRow[]> {
  const { splitCells = (row: ImportRow): ImportRow => row } = importRulesOf(object);
  const toRow = rowReader(layout.headers, choice.mapping, await columnsOfImport(kind, actor));
  let batch: ReadRow[] = [];
  for await (const source of rowsUnder(table, layout, ROWS_MAX)) {
    batch.push({ source, row: splitCells(toRow(source.row, source.cells)) });
    if (batch.length === ROWS_AT_ONCE) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
};

const rowsIn = async function* (found: AsyncIterable<{ row: ImportRow }>): AsyncGenerator<ImportRow> {
  for await (const { row } of found) yield row;
};

const inTurn = async function* (batches: AsyncIterable<ReadRow[]>): AsyncGenerator<ReadRow> {
  for await (const batch of batches) yield* batch;
};

const shownOf = ({
  writes: _writes,
  ref: _ref,
  undo: _undo,
  seen: _seen,
  people: _people,
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

const reportRow = (plan: RowPlan, { source, row }: ReadRow): ReportRow => ({
  shown: shownOf(plan),
  cells: row.cells,
  line: plan.state === 'wrong' ? source.cells.map(originalCell) : null,
  seen: plan.seen,
  people: plan.people,
  origins: row.origins ?? [],
});

/** The dry run: judges every row and writes nothing but the report. */
export const checkRun = taskKind<ImportRunInput>({
  kind: CHECK_KIND,
  permission: ({ object }) => importKindOf(object).permission,
  work: (input, context, progress) =>
    withTable({ key: workbookKey(input.import_id), isText: input.is_text }, async (table) => {
      const kind = importKindOf(input.object);
      const report = reportWriter(reportPrefix(input.import_id, context.runId));
      const findings = findingCounter();
      const origins = originReader(input.object);
      const others: OtherRows = { earlierRow: repeatFinder(), isStored: origins.isStored };
      const errors: { row: number; column: string | null; message: string }[] = [];
      let total = 0;
      const read = () => readBatches(table, kind, input, context);
      const { open, complete: completeRows, split: splitRows } = importRulesOf(input.object);
      const split = await splitRows?.();
      let records = 0;
      const complete = reliesOnRows(input)
        ? await completeRows?.(context.actor, rowsIn(inTurn(read())), defaultCells(input.choice))
        : undefined;
      for await (const found of read()) {
        const batch = complete ? found.map(({ source, row }) => ({ source, row: complete(row) })) : found;
        const rows = batch.map(({ row }) => row);
        await origins.read(rows);
        const session = await open(jobOf(input, context, others), rows, false);
        for (const one of batch) {
          const checked = reportRow(session.plan(one.row), one);
          const { shown } = checked;
          await report.add(checked);
          findings.add(shown, one.row);
          if (shown.state === 'new' || shown.state === 'changed') records += split?.(one.row).length ?? 1;
          if (errors.length < LISTED_ERRORS) {
            errors.push(...shown.errors.map(({ column, message }) => ({ row: shown.row, column, message })));
          }
        }
        total += batch.length;
        await progress(total, total);
      }
      const counts = await report.end({ findings: findings.list(), records });
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

/** Refuses a row whose record is another one than the dry run showed: nobody has seen what would be overwritten. */
const assertAsSeen = ({ seen }: ImportRow, { seen: now }: RowPlan): void => {
  if (seen === undefined || (seen?.id === now?.id && seen?.version === now?.version)) return;
  const detail =
    seen === null
      ? 'It was added by somebody else since the check, so it stays as it is.'
      : now === null
        ? 'It was archived or deleted since the check.'
        : 'It was changed since the check, so it stays as it is.';
  throw new AppError('conflict', { detail });
};

/** The rows that the dry run let pass, with what it called them. */
const importedRows = async function* (
  importId: string,
  checkRunId: string,
): AsyncGenerator<{ label: string; row: ImportRow }> {
  const found = reportRows(reportPrefix(importId, checkRunId), ['new', 'changed']);
  for await (const { shown, cells, seen, people } of found)
    yield { label: shown.label, row: { row: shown.row, cells, seen, ...(people && { people }) } };
};

/** Valid rows only, each judged again against what is stored now; several transactions of 20 rows at a time. */
export const commitRun = itemKind<CommitInput, ImportRow, ImportSession>({
  kind: COMMIT_KIND,
  permission: ({ object }) => importKindOf(object).permission,
  paceMs: 0,
  groupMax: 20,
  inFlight: 4,
  expand: async function* (input, { actor }) {
    const { import_id, check_run_id, object } = input;
    const rules = importRulesOf(object);
    const split = await rules.split?.();
    const read = () => importedRows(import_id, check_run_id);
    const rounds = reliesOnRows(input) ? await rules.order?.(actor, rowsIn(read())) : undefined;
    for (let round = 0; round < (rounds?.count ?? 1); round += 1) {
      for await (const { label: rowLabel, row } of read()) {
        if (rounds && rounds.of(row) !== round) continue;
        const items: ImportItem[] = split?.(row) ?? [{ row }];
        for (const { label = rowLabel, row: item } of items)
          yield { label, employee_id: item.people?.find(({ column }) => column === null)?.id, input: item, round };
      }
    }
  },
  prepare: (input, rows, context) => importRulesOf(input.object).open(jobOf(input, context), rows, true),
  apply: (row, session, { actor }) => {
    const plan = session.plan(row);
    assertAsSeen(row, plan);
    const { errors, writes, ref, undo } = plan;
    if (errors.length > 0)
      throw new AppError('invalid', { detail: wrongWordsIn(actor.language, new Map())({ errors }) });
    return { writes: [...writes], ...(ref && { ref }), ...(undo && { undo }) };
  },
  finish: async ({ import_id, object }, { done, failed, created }) => {
    await importRulesOf(object).finish?.();
    const { object: kind } = importKindOf(object);
    return { import_id, object: kind, imported: done, created, changed: done - created, failed };
  },
});
