import { changeLogKey } from './keys.ts';
import { EXPIRES_AT, recordsTable } from './tables.ts';
import type { TransactItem } from './transact.ts';

/** Readers look back a minute; who slept longer than a quarter of an hour reads the change index itself. */
const KEPT_SECONDS = 3_600;

/**
 * What a transaction adds for the list engine: the partitions it writes listed rows to, under a key of its own, so that
 * no two writers meet. Empty for a transaction that writes none.
 */
export const changeLogEntry = (items: readonly TransactItem[], changedAt: number, token: string): TransactItem[] => {
  const partitions = new Set<string>();
  for (const { Put } of items) if (Put?.Item?.['changed_at'] !== undefined) partitions.add(String(Put.Item['pk']));
  if (partitions.size === 0) return [];
  const Item = {
    ...changeLogKey(changedAt, token),
    partitions: [...partitions].join(' '),
    [EXPIRES_AT]: Math.floor(changedAt / 1000) + KEPT_SECONDS,
  };
  return [{ Put: { TableName: recordsTable(), Item } }];
};
