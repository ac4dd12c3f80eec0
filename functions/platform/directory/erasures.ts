import type { ErasureState } from '#shared/people/erasure.rules.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { ERASURES, erasureKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { fasterError } from '#functions/platform/storage/saved-version.ts';

/** The erasure of a person; one that is done says who it was by number and nothing else about them. */
export type StoredErasure = {
  readonly employee_id: number;
  readonly state: Exclude<ErasureState, 'none' | 'stopped'>;
  /** Counts the changes, so that of two at once one fails. */
  readonly revision: number;
  readonly asked_by: { readonly user_id: number; readonly name: string };
  /** Instants are ISO. */
  readonly asked_at: string;
  readonly reason: string | null;
  readonly run_id: string | null;
  /** How many steps of the erasure are done. */
  readonly steps: number;
  /** When the record was emptied. */
  readonly erased_at: string | null;
};

const toErasure = (item: Item): StoredErasure => dataOf(item);

export const readErasure = async (employeeId: number): Promise<StoredErasure | undefined> => {
  const item = await readItem(erasureKey(employeeId));
  return item && toErasure(item);
};

export const readErasures = async (): Promise<StoredErasure[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': ERASURES },
  });
  return items.map(toErasure);
};

const unchangedSince = (before: StoredErasure | undefined) =>
  before === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#data.revision = :seen',
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: { ':seen': before.revision },
      };

/** Saves the erasure unless somebody changed it since `before` was read. */
export const saveErasure = (before: StoredErasure | undefined, after: Omit<StoredErasure, 'revision'>): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...erasureKey(after.employee_id), data: { ...after, revision: (before?.revision ?? 0) + 1 } },
      ...unchangedSince(before),
    },
  }),
  failed: fasterError,
});

export const removeErasure = (before: StoredErasure): Write => ({
  build: () => ({
    Delete: { TableName: recordsTable(), Key: erasureKey(before.employee_id), ...unchangedSince(before) },
  }),
  failed: fasterError,
});
