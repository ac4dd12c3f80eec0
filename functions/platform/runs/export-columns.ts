import type { Column, ColumnKind } from '#shared/list/column.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Cell, ColumnKind as CellKind } from '#functions/platform/excel/to-cell.ts';
import type { WorkbookColumn } from '#functions/platform/excel/workbook-skeleton.ts';

const cellKinds: Record<ColumnKind, CellKind> = {
  text: 'text',
  number: 'number',
  integer: 'integer',
  money: 'money',
  date: 'date',
  // Flags are words, as people fill them in.
  flag: 'text',
  enum: 'text',
  person: 'text',
  tags: 'text',
};

/** The texts of a namespace by their keys. */
export type Texts = { readonly [name: string]: string | Texts };

/** The text of a message key such as `fleet:column.plate` in the texts of its namespace. */
const textOf = (label: string, texts: Texts): string => {
  let text: string | Texts | undefined = texts;
  for (const name of label.slice(label.indexOf(':') + 1).split('.'))
    text = typeof text === 'object' ? text[name] : undefined;
  return typeof text === 'string' ? text : label;
};

/** What the screen says for a value of a column, such as `Petrol` for the fuel `gas`. */
const wordOf = (key: string, value: string | number, texts: Texts): string => {
  const words = texts[key];
  const word = typeof words === 'object' ? words[value] : undefined;
  return typeof word === 'string' ? word : String(value);
};

/** The requested columns in their order; all visible ones when none are requested. An unknown one throws 422. */
export const chosenColumns = <Row>(requested: string, visible: readonly Column<Row>[]): readonly Column<Row>[] => {
  const keys = requested
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (keys.length === 0) return visible;
  const byKey = new Map(visible.map((column) => [column.key, column]));
  return [...new Set(keys)].map((key) => {
    const column = byKey.get(key);
    if (!column) throw new AppError('unknown_column', { detail: `There is no column ${key}.` });
    return column;
  });
};

/** The words of a file in the language of its reader: those of the list, and those of every file. */
export type FileWords = { readonly list: Texts; readonly file: { readonly flag: Readonly<Record<string, string>> } };

/** Columns of a workbook. `headers` (from `fileHeaders`) replace the texts for columns that the company named. */
export const workbookColumns = <Row>(
  columns: readonly Column<Row>[],
  { list, file: { flag } }: FileWords,
  headers: ReadonlyMap<string, string>,
): WorkbookColumn[] =>
  columns.map(({ key, label, kind, options }) => ({
    header: headers.get(key) ?? textOf(label, list),
    kind: cellKinds[kind],
    ...(kind === 'flag'
      ? { allowed: [flag[1] ?? '1', flag[0] ?? '0'] }
      : options && { allowed: options.map((option) => wordOf(key, option, list)) }),
  }));

const cellOf = <Row>({ key, kind, value }: Column<Row>, row: Row, { list, file }: FileWords): Cell => {
  const cell = value(row);
  if (kind === 'enum' && cell !== null) return wordOf(key, cell, list);
  return kind === 'flag' && cell !== null ? (file.flag[String(cell)] ?? cell) : cell;
};

export const workbookRows = function* <Row>(
  rows: Iterable<Row>,
  columns: readonly Column<Row>[],
  words: FileWords,
): Generator<readonly Cell[]> {
  for (const row of rows) yield columns.map((column) => cellOf(column, row, words));
};
