import { headerIn } from '#shared/imports/import-column.ts';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { importKindOf } from '#functions/imports/import-kind-of.ts';
import { COMMIT_KIND, type CommitInput } from '#functions/imports/run-names.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { columnsOfImport, type ImportRow } from '#functions/platform/imports/import-kind.ts';
import { getChunk, getInput } from '#functions/platform/runs/run-input.ts';
import { readLedger, type LedgerRow } from '#functions/platform/runs/run-ledger.ts';
import { fileOfImport } from '#functions/platform/runs/run-title.ts';
import { readRuns, type RunHead } from '#functions/platform/runs/run-store.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import type { PersonReader } from './section.ts';

const LEDGER_AT_ONCE = 2_000;

/** The imports that events of a person name, apart from those that are forgotten by now. */
const importsOf = async ({ actor, person }: PersonReader): Promise<RunHead[]> => {
  const ids = new Set<string>();
  const batches = queryBatches<StoredEvent>({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': feedKey('employee', person.id, '').pk },
  });
  for await (const batch of batches) for (const { run_id: id } of batch) if (id !== undefined) ids.add(id);
  const runs = await readRuns([...ids]);
  return runs.filter(
    ({ kind, expansion, permission }) =>
      kind === COMMIT_KIND && expansion !== null && [permission].flat().every((each) => can(actor, each)),
  );
};

const textOf = (cell: ImportCell): string => String('error' in cell ? cell.text : (cell.value ?? ''));

const isAbout =
  (personId: number) =>
  ({ employee_id: person, ref }: LedgerRow): boolean =>
    person === personId || (ref?.object === 'employee' && ref.id === personId);

const rowsOf = async ({ actor, person }: PersonReader, run: RunHead): Promise<Cell[][]> => {
  // why: the input of a commit was stored by the endpoint that started it
  const { object } = (await getInput(run.run_id)) as CommitInput;
  const columns = new Map((await columnsOfImport(importKindOf(object), actor)).map((column) => [column.key, column]));
  const found: Cell[][] = [];
  for (let first = 1; first <= run.total; first += LEDGER_AT_ONCE) {
    const ledger = await readLedger(run.run_id, first, Math.min(run.total, first + LEDGER_AT_ONCE - 1));
    for (const { number } of ledger.filter(isAbout(person.id))) {
      const chunk = await getChunk(run, Math.floor((number - 1) / run.chunk_size));
      // why: the items of an import are the rows of its file
      const { row, cells } = chunk[(number - 1) % run.chunk_size]!.input as ImportRow;
      const values = Object.entries(cells).flatMap(([key, cell]) => {
        const column = columns.get(key);
        return column ? [`${headerIn(column, actor.language)}: ${textOf(cell)}`] : [];
      });
      found.push([belgianMoment(run.created_at), fileOfImport(run), row, values.join('; ')]);
    }
  }
  return found;
};

/** Moment, file, row and values of each row of a file that added or changed the person. */
export const importedRows = async (reader: PersonReader): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for (const run of await importsOf(reader)) rows.push(...(await rowsOf(reader, run)));
  return rows;
};
