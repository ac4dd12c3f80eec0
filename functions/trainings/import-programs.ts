import * as z from 'zod';
import { programNameIn } from '#shared/contract/trainings/training.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { convertCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { COURSE_TYPE, courseTypeColumn, PROGRAM_NAME } from '#shared/trainings/training.import.ts';
import type { Program } from '#shared/trainings/program.ts';
import { fold } from '#shared/values/fold.ts';
import type { ImportJob, ImportRow, RowPlan } from '#functions/platform/imports/import-kind.ts';
import { plainShown } from '#functions/platform/imports/row-planner.ts';
import {
  cellText,
  convertRow,
  fieldIssues,
  parseFields,
  planOfRow,
  repeatIssues,
  withoutCells,
} from '#functions/platform/imports/row-conversion.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planProgramChange } from './program-changes.ts';
import { programCollection, programStore, type ListedProgram } from './program-store.ts';

const nameBody = z.strictObject({ program_name: programNameIn.program_name });

const idText = (row: ImportRow): number => Number(cellText(row, 'id') || 0);

/** Whether a row is a program and no training: its type or its id says so, or it holds nothing but a program. */
export const isProgramRow = (row: ImportRow, keys: readonly string[]): boolean => {
  const type = row.cells[COURSE_TYPE];
  if (type && convertCell(courseTypeColumn, type).value === 'program') return true;
  if (keys.includes('id') && programCollection.rows.get(idText(row)) !== undefined) return true;
  return cellText(row, PROGRAM_NAME) !== '' && Object.keys(row.cells).length === 1;
};

const nameOfRow = (row: ImportRow): string => cellText(row, 'name') || cellText(row, PROGRAM_NAME);

/** The names of new programs that rows need: those of their own and those of sessions. */
export const programNames = (rows: readonly ImportRow[], keys: readonly string[]): string[] =>
  rows
    .map((row) => {
      if (!isProgramRow(row, keys)) return cellText(row, PROGRAM_NAME);
      // A row with an id changes a program that exists.
      return keys.includes('id') && idText(row) > 0 ? '' : nameOfRow(row);
    })
    .filter((name) => name !== '');

export type ProgramsByName = (name: string) => readonly ListedProgram[];

/** Programs that are not deleted by their name, as of the last refresh. */
export const programsByName = (): ProgramsByName => {
  const byName = Map.groupBy(
    [...programCollection.rows.all()].filter(({ deleted }) => deleted === 0),
    ({ name }) => fold(name),
  );
  return (name) => byName.get(fold(name)) ?? [];
};

/** Why no program can have a name; null for a good one. */
export const programNameIssue = (name: string): Issue | null =>
  parseFields(nameBody, { program_name: name }).issues[0] ?? null;

/**
 * Creates the programs of a file that do not exist yet, each by itself, before the sessions that need them. The item
 * that stands for the program says later that the import made it (`splitTrainings`).
 */
export const createPrograms = async ({ actor, importId }: ImportJob, names: readonly string[]): Promise<void> => {
  await programCollection.refresh();
  const find = programsByName();
  const wanted = new Map(names.map((name) => [fold(name), name]).toReversed() as [string, string][]);
  for (const name of wanted.values()) {
    if (find(name).length > 0 || programNameIssue(name)) continue;
    const [id, numberOf] = await Promise.all([programStore.reserveIds(), autoNumbers('program')]);
    const body = { program_name: name };
    const { writes } = planProgramChange({
      actor,
      id,
      before: undefined,
      body,
      numbers: numberOf(0),
      importId,
      isImport: true,
    });
    await transact(writes);
  }
  await programCollection.refresh();
};

/** Checks that a program is not deleted while sessions join it. Sessions of one program share the check. */
export const programChecks = (programs: ReadonlyMap<number, Program>): ((id: number) => Write[]) => {
  const checks = new Map([...programs].map(([id, program]) => [id, programStore.unchanged(program)]));
  return (id) => {
    const check = checks.get(id);
    return check ? [check] : [];
  };
};

/** The commit of this import made the program, and nobody has changed it since. */
const isMade = ({ importId }: ImportJob, { excel_import_id: by, version }: Program): boolean =>
  by === importId && version === 1;

const ownColumns = new Set(['id', 'name', PROGRAM_NAME, COURSE_TYPE]);

type Found = { id: number | null; key: string | null; issue?: ImportIssue };

/**
 * Plans rows that are programs. They have a name alone: all else that the list shows of a program comes from its
 * sessions.
 */
export const planPrograms = async (
  job: ImportJob,
  rows: readonly ImportRow[],
  columns: ReadonlyMap<string, ImportColumn>,
): Promise<(row: ImportRow) => RowPlan> => {
  const find = programsByName();
  const nameColumn = (row: ImportRow): string => (cellText(row, 'name') === '' ? PROGRAM_NAME : 'name');
  const match = (row: ImportRow): Found => {
    const id = job.keys.includes('id') ? idText(row) : 0;
    const known = programCollection.rows.get(id);
    if (known?.deleted === 1) return { id: null, key: 'id', issue: importIssue('id', 'archived_record') };
    if (known) return { id, key: 'id' };
    if (id > 0) return { id: null, key: 'id', issue: importIssue('id', 'unknown_record') };
    const named = find(nameOfRow(row));
    const key = nameColumn(row);
    return named.length > 1
      ? { id: null, key, issue: importIssue(key, 'many_records', { count: named.length }) }
      : { id: named[0]?.id ?? null, key };
  };
  const matches = new Map(rows.map((row) => [row.row, match(row)]));
  const ids = [...matches.values()].flatMap(({ id }) => id ?? []);
  const stored = new Map((await programStore.getMany(ids)).map((one) => [one.id, one]));

  return (row) => {
    const read = convertRow(row, columns);
    const others = Object.keys(row.cells).filter((key) => !ownColumns.has(key));
    const converted = withoutCells(read, others);
    const { id, key, issue } = matches.get(row.row) ?? { id: null, key: null };
    const before = id === null ? undefined : stored.get(id);
    const column = nameColumn(row);
    const name = nameOfRow(row);
    const parsed = parseFields(nameBody, name === '' ? {} : { program_name: name });
    const issues = parsed.issues.map((one) => ({ ...one, path: column }));
    if (issue) converted.errors.push(issue);
    converted.errors.push(...fieldIssues(issues, {}, columns));
    const identity = id === null ? (['program', fold(name)] as const) : (['id', String(id)] as const);
    converted.errors.push(...repeatIssues(job, row, [identity], key));
    const settled = { row, object: 'program', label: name, converted };
    // This commit created the program a moment ago, so the outcome is the program as it stands.
    if (before && isMade(job, before)) {
      const planned = { value: before, writes: [], changed: true };
      return planOfRow({ ...settled, before: undefined, planned, changes: [] });
    }
    const planned = planProgramChange({
      actor: job.actor,
      id: before?.id ?? 0,
      before,
      body: name === '' ? {} : parsed.value,
      isImport: true,
    });
    converted.errors.push(
      ...fieldIssues(
        planned.issues.map((one) => ({ ...one, path: column })),
        {},
        columns,
      ),
    );
    const changes = before ? changesBetween(before, planned.value, ['name']) : [];
    return planOfRow({
      ...settled,
      before,
      planned,
      changes: changes.map(({ old }) => ({ column, old: plainShown(old) })),
    });
  };
};
