import type { ObjectType } from '#shared/records/object-types.ts';
import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { visibleColumns, type Column } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { ownColumns, withheldExtras, type RecordRows } from '#shared/kinds/record-rows.ts';
import { tagsColumn } from '#shared/records/tags.ts';
import { customFieldsFor } from './custom-fields.ts';

/** Whether tags and custom fields of a row are hidden from this actor; undefined where those of no row are. */
export const hidesExtras = (actor: Actor, object: ObjectType): ((row: object) => boolean) | undefined => {
  const withheld = withheldExtras[object];
  return withheld && !can(actor, withheld.permission) ? withheld.of : undefined;
};

/** The column with empty cells in the rows that are hidden; an index keeps its data apart from those of the whole one. */
const withEmptyCells = <Row extends object>(column: Column<Row>, isHidden: (row: Row) => boolean): Column<Row> => {
  const { refs, revision = 0 } = column;
  return {
    ...column,
    value: (row) => (isHidden(row) ? null : column.value(row)),
    ...(refs && { refs: (row: Row) => (isHidden(row) ? [] : refs(row)) }),
    revision: -1 - revision,
  };
};

/** The columns of a list that this actor may see, sort by, filter on and export: built-in ones, tags, custom fields. */
export const recordColumns = async <T extends ObjectType>(
  actor: Actor,
  object: T,
): Promise<readonly Column<RecordRows[T]>[]> => {
  const extras: Column<RecordRows[T]>[] = [tagsColumn, ...(await customFieldsFor(actor, object)).map(customColumn)];
  const isHidden = hidesExtras(actor, object);
  return [
    ...visibleColumns<RecordRows[T]>(ownColumns[object], actor),
    ...(isHidden ? extras.map((column) => withEmptyCells(column, isHidden)) : extras),
  ];
};
