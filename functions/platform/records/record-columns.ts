import type { ObjectType } from '#shared/records/object-types.ts';
import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { visibleColumns, type Column } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { ownColumns, type RecordRows } from '#shared/kinds/record-rows.ts';
import { tagsColumn } from '#shared/records/tags.ts';
import { customFieldsFor } from './custom-fields.ts';

/** The columns of a list that this actor may see, sort by, filter on and export: built-in ones, tags, custom fields. */
export const recordColumns = async <T extends ObjectType>(
  actor: Actor,
  object: T,
): Promise<readonly Column<RecordRows[T]>[]> => [
  ...visibleColumns<RecordRows[T]>(ownColumns[object], actor),
  tagsColumn,
  ...(await customFieldsFor(actor, object)).map(customColumn),
];
