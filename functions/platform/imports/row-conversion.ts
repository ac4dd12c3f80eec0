import { convertCell, type ImportCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue, type ImportIssueCode } from '#shared/imports/import-issue.ts';
import type { CheckedRow, RowState, ShownValue } from '#shared/imports/import-row.ts';
import type { Column } from '#shared/list/column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type * as z from 'zod';
import { toIssues, type Issue } from '#shared/errors/issue.ts';
import { oneLine } from '#shared/values/text.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { ImportJob, ImportRow, NamedPerson, RowPlan } from './import-kind.ts';

/** A row with its cells in the form of the API, and their errors and warnings. */
export type ConvertedRow = {
  body: Record<string, string | number>;
  shown: Record<string, ShownValue>;
  errors: ImportIssue[];
  warnings: ImportIssue[];
};

const rawDisplay = (cell: ImportCell): ShownValue => ('error' in cell ? cell.text || null : cell.value);

/** The text of a cell as one line; empty for a cell without a value. */
export const cellText = ({ cells }: ImportRow, key: string): string => {
  const cell = cells[key];
  return cell && 'value' in cell && cell.value !== null ? oneLine(String(cell.value)) : '';
};

/** The texts of a cell that holds several, with commas or semicolons between them. */
export const splitTexts = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((text) => text.trim())
    .filter(Boolean);

/** The row with values for columns that the file lacks. */
export const withDefaults = (row: ImportRow, defaults: ImportJob['defaults']): ImportRow => ({
  ...row,
  cells: { ...defaults, ...row.cells },
});

export const convertRow = ({ cells }: ImportRow, columns: ReadonlyMap<string, ImportColumn>): ConvertedRow => {
  const row: ConvertedRow = { body: {}, shown: {}, errors: [], warnings: [] };
  for (const key in cells) {
    const column = columns.get(key);
    const cell = cells[key];
    if (!column || !cell) continue;
    const { value, issue, warning } = convertCell(column, cell);
    if (value !== undefined) row.body[key] = value;
    row.shown[key] = value ?? rawDisplay(cell);
    if (issue) row.errors.push(issue);
    if (warning) row.warnings.push(warning);
  }
  return row;
};

/** The row as if the cells of these columns were empty. */
export const withoutCells = (row: ConvertedRow, columns: readonly string[]): ConvertedRow => {
  if (columns.length === 0) return row;
  const dropped = new Set<string | null>(columns);
  const isKept = ({ column }: ImportIssue): boolean => !dropped.has(column);
  return {
    body: Object.fromEntries(Object.entries(row.body).filter(([key]) => !dropped.has(key))),
    shown: Object.fromEntries(Object.entries(row.shown).map(([key, value]) => [key, dropped.has(key) ? null : value])),
    errors: row.errors.filter(isKept),
    warnings: row.warnings.filter(isKept),
  };
};

/** Issues of fields as issues of columns. `columnOf` gives the column of a field where the two names differ. */
export const fieldIssues = (
  issues: readonly Issue[],
  columnOf: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, ImportColumn>,
): ImportIssue[] =>
  issues.map(({ path, code, message }) => {
    const column = columnOf[path] ?? path;
    // A field that no column can fill concerns the whole row.
    return known.has(column) ? { column, code, message } : { column: null, code, message: `${path}: ${message}` };
  });

/** At most one error per cell: the first one is about the cell itself, later ones about the record. */
export const firstPerCell = (errors: readonly ImportIssue[]): ImportIssue[] => {
  const seen = new Set<string>();
  return errors.filter(({ column }) => {
    if (column === null) return true;
    if (seen.has(column)) return false;
    seen.add(column);
    return true;
  });
};

/** Existing records by the normal form of their key. */
export type KeyIndex = { get: (key: string) => readonly number[] | undefined };

/** The active rows by a column of keys, or the archived ones with `deleted` 1. */
export const keyIndex = <Row extends { readonly id: number; readonly deleted: number }>(
  rows: RowIndex<Row>,
  column: Column<Row>,
  deleted = 0,
): KeyIndex => ({
  get: (key) => {
    const found = rows.withValue(column, key).filter((row) => row.deleted === deleted);
    return found.length === 0 ? undefined : found.map(({ id }) => id);
  },
});

/**
 * The existing record of a row, null for a new one, or the issue why the row matches none. `key` is the column that
 * decided, or the first filled one.
 */
export type Match = { id: number | null; key: string | null; text: string | null; issue?: ImportIssue };

/** The value of a key column of a row in its normal form; null when it is empty. */
export const keyTextOf = (
  { cells }: ImportRow,
  key: string,
  normal: Readonly<Record<string, (text: string) => string>>,
): string | null => {
  const cell = cells[key];
  if (!cell || 'error' in cell || cell.value === null) return null;
  return normal[key]?.(String(cell.value)) || null;
};

/**
 * The ids of new records, from a block that is reserved for these rows, so that a row has the same id each time it is
 * planned. 0 in a dry run.
 */
export const newIds = async (
  store: { reserveIds: (count: number) => Promise<number> },
  rows: readonly ImportRow[],
  reserve: boolean,
): Promise<(row: ImportRow) => number> => {
  if (!reserve || rows.length === 0) return () => 0;
  const first = await store.reserveIds(rows.length);
  const places = new Map(rows.map(({ row }, at) => [row, first + at]));
  return ({ row }) => places.get(row) ?? 0;
};

type Rows = { get: (id: number) => { readonly id: number; readonly deleted: number } | undefined };

const matchBy = (key: string, text: string, byKey: KeyIndex | undefined, rows: Rows): Match => {
  if (key === 'id') {
    const record = rows.get(Number(text));
    const code = !record ? 'unknown_record' : record.deleted === 1 ? 'archived_record' : undefined;
    return code ? { id: null, key, text, issue: importIssue('id', code) } : { id: record?.id ?? null, key, text };
  }
  const ids = byKey?.get(text) ?? [];
  if (ids.length > 1) return { id: null, key, text, issue: importIssue(key, 'many_records', { count: ids.length }) };
  return { id: ids[0] ?? null, key, text };
};

/**
 * Matches a row by the first of its keys that is filled and known. An unknown id is an error; when no other key finds a
 * record, the row is new.
 */
export const matchRow = (
  row: ImportRow,
  keys: readonly string[],
  normal: Readonly<Record<string, (text: string) => string>>,
  indexes: Readonly<Record<string, KeyIndex>>,
  rows: Rows,
): Match => {
  let unmatched: Match | undefined;
  for (const key of keys) {
    const text = keyTextOf(row, key, normal);
    if (text === null) continue;
    const match = matchBy(key, text, indexes[key], rows);
    if (match.issue || match.id !== null) return match;
    unmatched ??= match;
  }
  return unmatched ?? { id: null, key: null, text: null };
};

/** Issues of a row that repeats an identity (column and value) of an earlier row of the file. */
export const repeatIssues = (
  { earlierRow }: ImportJob,
  { row, cells }: ImportRow,
  identities: readonly (readonly [string, string | null])[],
  key: string | null,
): ImportIssue[] =>
  identities.flatMap(([column, text]) => {
    const earlier = text === null ? undefined : earlierRow(`${column}:${text}`, row);
    if (earlier === undefined || earlier === row) return [];
    return [importIssue(column in cells ? column : key, 'repeated_key', { row: earlier })];
  });

type PlannedRow = {
  row: ImportRow;
  object: string;
  label: string;
  before: { id: number; version: number } | undefined;
  converted: ConvertedRow;
  planned: { value: { id: number }; writes: readonly Write[]; changed: boolean } | undefined;
  changes: CheckedRow['changes'];
  people?: readonly NamedPerson[];
};

/** The person whom a whole row is about, if it names one. */
export const isAbout = (person: number | undefined): readonly NamedPerson[] =>
  person === undefined ? [] : [{ id: person, column: null }];

/** Warnings that a row adds something besides itself: a wrong row adds nothing. */
const adds: ReadonlySet<string> = new Set<ImportIssueCode>(['new_asset_type', 'new_program', 'new_team']);

/** The plan of a row once everything about it is known. */
export const planOfRow = ({
  row,
  object,
  label,
  before,
  converted,
  planned,
  changes,
  people = [],
}: PlannedRow): RowPlan => {
  const errors = firstPerCell(converted.errors);
  const changed = planned?.changed === true;
  const state: RowState = errors.length > 0 ? 'wrong' : !before ? 'new' : changed ? 'changed' : 'same';
  const isWritten = state === 'new' || state === 'changed';
  return {
    row: row.row,
    state,
    label: label || String(row.row),
    id: before?.id ?? null,
    seen: before ? { id: before.id, version: before.version } : null,
    people,
    cells: converted.shown,
    errors,
    warnings: state === 'wrong' ? converted.warnings.filter(({ code }) => !adds.has(code)) : converted.warnings,
    changes: state === 'changed' ? changes : [],
    writes: isWritten && planned ? planned.writes : [],
    ref: isWritten && planned ? { object, id: planned.value.id } : null,
    undo: isWritten && planned ? { before: before ? { ...before } : null, version: (before?.version ?? 0) + 1 } : null,
  };
};

/**
 * The values that the schema accepts and the issues of the others: one wrong cell must not hide the rest of the row.
 */
export const parseFields = <S extends z.ZodType<object>>(
  schema: S,
  fields: Readonly<Record<string, unknown>>,
): { value: Partial<z.output<S>>; issues: Issue[] } => {
  const first = schema.safeParse(fields, { reportInput: true });
  if (first.success) return { value: first.data, issues: [] };
  const issues = toIssues(first.error);
  const invalid = new Set(issues.map(({ path }) => path.split('.')[0]));
  const rest = schema.safeParse(Object.fromEntries(Object.entries(fields).filter(([name]) => !invalid.has(name))));
  return { value: rest.success ? rest.data : {}, issues };
};
