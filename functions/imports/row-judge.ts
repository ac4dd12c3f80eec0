import { convertCell, type ImportCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import type * as z from 'zod';
import { toIssues, type Issue } from '#shared/errors/issue.ts';
import type { ImportRow } from './import-kind.ts';

/** A row with its cells in the form of the API, and what was wrong with them. */
export type ConvertedRow = {
  body: Record<string, string | number>;
  shown: Record<string, ShownValue>;
  errors: ImportIssue[];
  warnings: ImportIssue[];
};

const asShown = (cell: ImportCell): ShownValue => ('error' in cell ? null : cell.value);

export const convertRow = ({ cells }: ImportRow, columns: ReadonlyMap<string, ImportColumn>): ConvertedRow => {
  const row: ConvertedRow = { body: {}, shown: {}, errors: [], warnings: [] };
  for (const key in cells) {
    const column = columns.get(key);
    const cell = cells[key];
    if (!column || !cell) continue;
    const { value, issue, warning } = convertCell(column, cell);
    if (value !== undefined) row.body[key] = value;
    row.shown[key] = value ?? asShown(cell);
    if (issue) row.errors.push(issue);
    if (warning) row.warnings.push(warning);
  }
  return row;
};

/** Issues of the fields under the column they came from; `columnOf` names it where it is not the field itself. */
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

/** One error per cell: what the cell itself is goes before what the record needs. */
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
export type KeyIndex = ReadonlyMap<string, readonly number[]>;

export const keyIndex = <Row extends { readonly id: number; readonly deleted: number }>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string | null,
): KeyIndex => {
  const index = new Map<string, number[]>();
  for (const row of rows) {
    const key = row.deleted === 1 ? null : keyOf(row);
    if (key === null || key === '') continue;
    const known = index.get(key);
    if (known) known.push(row.id);
    else index.set(key, [row.id]);
  }
  return index;
};

/** The record a key value names: none, its id, or why it can not be told. */
export const idUnder = (index: KeyIndex, value: string, column: string): { id: number | null; issue?: ImportIssue } => {
  const ids = index.get(value) ?? [];
  if (ids.length > 1) return { id: null, issue: importIssue(column, 'many_records', { count: ids.length }) };
  return { id: ids[0] ?? null };
};

/** The values the schema accepts, and what is wrong with the others: one bad cell must not hide the rest of the row. */
export const parseFields = <S extends z.ZodType<object>>(
  schema: S,
  fields: Readonly<Record<string, unknown>>,
): { value: Partial<z.output<S>>; issues: Issue[] } => {
  const first = schema.safeParse(fields, { reportInput: true });
  if (first.success) return { value: first.data, issues: [] };
  const issues = toIssues(first.error);
  const wrong = new Set(issues.map(({ path }) => path.split('.')[0]));
  const rest = schema.safeParse(Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name))));
  return { value: rest.success ? rest.data : {}, issues };
};
