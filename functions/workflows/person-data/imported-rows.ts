import { headerIn } from '#shared/imports/import-column.ts';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { labelValueIn } from '#shared/values/label-value.ts';
import { importKindOf } from '#functions/imports/import-kind-of.ts';
import { COMMIT_KIND, type CommitInput } from '#functions/imports/run-names.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { columnsOfImport, type ImportRow } from '#functions/platform/imports/import-kind.ts';
import { getChunk, getInput } from '#functions/platform/runs/run-input.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { fileOfImport } from '#functions/platform/runs/run-title.ts';
import { listedRunIds, readRuns, runExpiry, type RunHead } from '#functions/platform/runs/run-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { concernOf, type Concern } from './concern-of.ts';
import type { PersonReader } from './section.ts';

/** The imports that are known and that the reader may see, oldest first. */
const importsFor = async ({ actor }: PersonReader): Promise<RunHead[]> => {
  const runs = await readRuns(await listedRunIds());
  return runs
    .filter(
      ({ kind, expansion, permission, created_at: at }) =>
        kind === COMMIT_KIND &&
        expansion !== null &&
        runExpiry(Date.parse(at)) * 1000 > now().getTime() &&
        [permission].flat().every((each) => can(actor, each)),
    )
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
};

const textOf = (cell: ImportCell): string => String('error' in cell ? cell.text : (cell.value ?? ''));

const rowsOf = async ({ actor, person }: PersonReader, run: RunHead): Promise<Cell[][]> => {
  // why: the input of a commit was stored by the endpoint that started it
  const { object } = (await getInput(run.run_id)) as CommitInput;
  const columns = new Map((await columnsOfImport(importKindOf(object), actor)).map((column) => [column.key, column]));
  const wordsOf = (cells: ImportRow['cells'], wanted: Concern): string[] =>
    Object.entries(cells).flatMap(([key, cell]) => {
      const column = columns.get(key);
      if (!column || (wanted !== 'whole' && !wanted.includes(key))) return [];
      return [labelValueIn(actor.language, headerIn(column, actor.language), textOf(cell))];
    });
  const found: Cell[][] = [];
  for (let first = 1; first <= run.total; first += run.chunk_size) {
    const items = await getChunk(run, (first - 1) / run.chunk_size);
    const ledger = await readLedger(run.run_id, first, first + items.length - 1);
    const stored = new Map(ledger.map((row) => [row.number, row]));
    for (const [at, { input, ...words }] of items.entries()) {
      // why: the items of an import are the rows of its file
      const item = { ...words, input: input as ImportRow };
      const wanted = concernOf(item, stored.get(first + at), person.id);
      if (wanted === undefined) continue;
      // A row that only names the person tells of somebody or something else: what it is called, and the cells with them.
      const values = [...(wanted === 'whole' ? [] : [words.label]), ...wordsOf(item.input.cells, wanted)];
      found.push([belgianMoment(run.created_at), fileOfImport(run), item.input.row, values.join('; ')]);
    }
  }
  return found;
};

/** Moment, file, row and values of each row of a file that is about the person or names them. */
export const importedRows = async (reader: PersonReader): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for (const run of await importsFor(reader)) rows.push(...(await rowsOf(reader, run)));
  return rows;
};
