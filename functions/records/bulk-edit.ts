import type { ObjectType } from '#shared/records/object-types.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { SentSet } from './bulk-set.ts';

/** The run that takes a bulk edit back. */
export const BULK_UNDO_KIND = 'bulk_edit-undo';

/** Which records: those that a list query finds when the run begins, or these. */
export type BulkChoice = { query: ListQuery } | { ids: readonly number[] };
export type BulkEditInput = { object: ObjectType; choice: BulkChoice; set: SentSet };
