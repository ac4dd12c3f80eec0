import type { ObjectType } from '#shared/records/object-types.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { SentSet } from './bulk-set.ts';

/** The run that undoes a bulk edit. */
export const BULK_UNDO_KIND = 'bulk_edit-undo';

/** The chosen records: those that a list query finds when the run begins, or those with these ids. */
export type BulkChoice = { query: ListQuery } | { ids: readonly number[] };
export type BulkEditInput = { object: ObjectType; choice: BulkChoice; set: SentSet };
