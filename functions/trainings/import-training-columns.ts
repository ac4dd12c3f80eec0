import { convertCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue } from '#shared/imports/import-issue.ts';
import { COURSE_TYPE, PROGRAM_NAME } from '#shared/trainings/training.import.ts';
import type { Training } from '#shared/trainings/training.ts';
import { toDmy } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import { cellText, type Match } from '#functions/platform/imports/row-conversion.ts';
import { plainShown } from '#functions/platform/imports/row-planner.ts';
import type { NameLookup } from '#functions/platform/imports/row-rules.ts';
import { programNameIssue, type programsByName } from './import-programs.ts';
import { programCollection } from './program-store.ts';
import { trainingCollection, trainingsByProgram } from './training-collection.ts';

type FindPrograms = ReturnType<typeof programsByName>;

/** The id that stands for a program which the commit will add. */
const NEW_PROGRAM = Number.MAX_SAFE_INTEGER;

/** The column that names the program of a training. */
export const programLookup = (find: FindPrograms): NameLookup<Training> => ({
  field: 'program_id',
  read: (text, before) => {
    const found = find(text);
    const present = before?.program_id ?? null;
    if (before && found.some(({ id }) => id === present)) return { value: present };
    if (found.length > 1) return { issue: importIssue(PROGRAM_NAME, 'many_programs', { count: found.length }) };
    if (before && present !== null) return { issue: importIssue(PROGRAM_NAME, 'other_program') };
    if (found[0]) return { value: found[0].id };
    const wrong = programNameIssue(text);
    if (wrong) return { issue: { column: PROGRAM_NAME, code: wrong.code, message: wrong.message } };
    return { value: NEW_PROGRAM, warning: importIssue(PROGRAM_NAME, 'new_program', { name: text.trim() }) };
  },
  shown: (value) => programCollection.rows.get(Number(value))?.name ?? null,
});

/** The column that tells a program from a training and a session. */
export const courseType: NameLookup<Training> = {
  field: COURSE_TYPE,
  read: (text) => ({ value: text }),
  shown: (value) => plainShown(value),
};

const identityOf = (name: string, program: string, start: string | null): string =>
  [fold(name), fold(program), start ?? ''].join('\n');

/** Trainings that are not deleted by name, program and first day. */
const trainingsByIdentity = (): ReadonlyMap<string, number[]> => {
  const found = new Map<string, number[]>();
  for (const row of trainingCollection.rows.all()) {
    if (row.deleted === 1) continue;
    const key = identityOf(row.name, row.program_name ?? '', row.start_date && toDmy(row.start_date));
    const known = found.get(key);
    if (known) known.push(row.id);
    else found.set(key, [row.id]);
  }
  return found;
};

/** Finds the training of a row, which is known by its name, its program and its first day. */
export const trainingFinder = (columns: ReadonlyMap<string, ImportColumn>): ((row: ImportRow) => Match) => {
  const byIdentity = trainingsByIdentity();
  return (row) => {
    const start = row.cells['start_date'];
    const column = columns.get('start_date');
    const day = start && column ? convertCell(column, start).value : undefined;
    const name = cellText(row, 'name');
    if (name === '') return { id: null, key: null, text: null };
    const text = identityOf(name, cellText(row, PROGRAM_NAME), day === undefined ? null : String(day));
    const ids = byIdentity.get(text) ?? [];
    if (ids.length > 1)
      return { id: null, key: 'name', text, issue: importIssue('name', 'many_records', { count: ids.length }) };
    return { id: ids[0] ?? null, key: 'name', text };
  };
};

/** The first rows of programs that have no session yet. */
export const firstRowsOfPrograms = (rows: readonly ImportRow[], find: FindPrograms): ReadonlySet<number> => {
  const firstRows = new Map<number, number>();
  for (const row of rows) {
    const [one] = find(cellText(row, PROGRAM_NAME));
    if (one && !firstRows.has(one.id) && trainingsByProgram.rowsOf(one.id).length === 0) firstRows.set(one.id, row.row);
  }
  return new Set(firstRows.values());
};
