import type { ReactNode } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Column, ColumnKind, Reference } from '#shared/list/column.ts';

/** A column on screen: the shared column with how a cell looks. */
export type ListColumn<Row> = {
  key: string;
  label: string;
  /** The heading in the table, where the cells say more than the label. */
  head?: string;
  kind: ColumnKind;
  options?: readonly { value: string; label: string; archived?: boolean }[];
  /** Conditions on this column name these by id. */
  refersTo?: Reference;
  locked?: boolean;
  shown?: boolean;
  /** Segments in which the column is not shown before the user chooses it. */
  idleIn?: readonly string[];
  width?: number;
  /** Aligns a column of numbers to the left, where they are shown as words. */
  align?: 'left';
  /** A filter suggests the tags of this kind of record. */
  suggestsFor?: ObjectType;
  render: (row: Row) => ReactNode;
};

/** Whether a column is aligned to the right, as numbers and money are (docs/areas/screens.md#type-and-numbers). */
export const isRightAligned = ({ kind, align }: { kind: ColumnKind; align?: 'left' }): boolean =>
  align !== 'left' && (kind === 'money' || kind === 'number' || kind === 'integer');

export type ColumnTexts = { label: (key: string) => string; option: (column: string, value: string) => string };

/** Adds texts and cells to the shared columns. */
export const listColumns = <SharedRow, Row>(
  columns: readonly Column<SharedRow>[],
  texts: ColumnTexts,
  render: (key: string, row: Row) => ReactNode,
): ListColumn<Row>[] =>
  columns.map((column) => ({
    key: column.key,
    label: column.isOwnLabel ? column.label : texts.label(column.label),
    kind: column.kind,
    ...(column.options && {
      options: column.options.map((value) => ({ value, label: texts.option(column.key, value) })),
    }),
    ...(column.kind === 'flag' && {
      options: ['1', '0'].map((value) => ({ value, label: texts.option(column.key, value) })),
    }),
    ...(column.refersTo && { refersTo: column.refersTo }),
    ...(column.choices && {
      options: column.choices.map(({ id, name, archived }) => ({
        value: String(id),
        label: name,
        archived: archived === 1,
      })),
    }),
    locked: column.locked ?? false,
    shown: column.shown ?? false,
    ...(column.idleIn && { idleIn: column.idleIn }),
    render: (row) => render(column.key, row),
  }));

/** The columns to show in the user's order; the locked ones always lead. */
export const chosenColumns = <C extends { key: string; locked?: boolean; shown?: boolean; idleIn?: readonly string[] }>(
  all: readonly C[],
  keys: readonly string[] | null,
  segment?: string,
): C[] => {
  const locked = all.filter((column) => column.locked);
  if (keys === null)
    return [
      ...locked,
      ...all.filter((column) => !column.locked && column.shown && !column.idleIn?.includes(segment ?? '')),
    ];
  const chosen = keys.flatMap((key) => all.find((column) => column.key === key && !column.locked) ?? []);
  return [...locked, ...chosen];
};
