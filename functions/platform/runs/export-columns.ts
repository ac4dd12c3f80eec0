import type { Column, ColumnKind } from '#shared/list/column.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Cell, ColumnKind as CellKind } from '#functions/platform/excel/to-cell.ts';
import type { WorkbookColumn } from '#functions/platform/excel/workbook-form.ts';

const cellKinds: Record<ColumnKind, CellKind> = {
  text: 'text',
  number: 'number',
  integer: 'integer',
  money: 'money',
  date: 'date',
  // In words, as people fill them in.
  flag: 'text',
  enum: 'text',
  person: 'text',
  tags: 'text',
};

/** Texts of a namespace by their keys. */
export type Texts = { readonly [name: string]: string | Texts };

/** The text of a message key such as `fleet:column.plate` in the texts of its namespace. */
const textOf = (label: string, texts: Texts): string => {
  let found: string | Texts | undefined = texts;
  for (const name of label.slice(label.indexOf(':') + 1).split('.'))
    found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : label;
};

/** The chosen columns in the order asked for, all visible ones when nothing is asked; unknown ones answer 422. */
export const chosenColumns = <Row>(asked: string, visible: readonly Column<Row>[]): readonly Column<Row>[] => {
  const keys = asked
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

const flagWords: Readonly<Record<string, string>> = { 1: 'yes', 0: 'no', [-1]: 'unknown' };
const FLAGS = ['yes', 'no'];

/** `headers` go before the texts: those of columns that the company named (`fileHeaders`). */
export const workbookColumns = <Row>(
  columns: readonly Column<Row>[],
  texts: Texts,
  headers: ReadonlyMap<string, string>,
): WorkbookColumn[] =>
  columns.map(({ key, label, kind, options }) => ({
    header: headers.get(key) ?? textOf(label, texts),
    kind: cellKinds[kind],
    ...(kind === 'flag' ? { allowed: FLAGS } : options && { allowed: options }),
  }));

const cellOf = <Row>({ kind, value }: Column<Row>, row: Row): Cell => {
  const cell = value(row);
  return kind === 'flag' && cell !== null ? (flagWords[cell] ?? cell) : cell;
};

export const workbookRows = function* <Row>(
  rows: Iterable<Row>,
  columns: readonly Column<Row>[],
): Generator<readonly Cell[]> {
  for (const row of rows) yield columns.map((column) => cellOf(column, row));
};
