import { changeLogKey } from './keys.ts';
import { EXPIRES_AT, recordsTable } from './tables.ts';
import type { TransactItem, Write } from './write.ts';

/** Readers look back a minute; a reader that slept longer than a quarter of an hour reads the change index itself. */
const KEPT_SECONDS = 3_600;

/** A write that is acknowledged later than this after its stamp leaves a second entry (`transact`). */
export const LATE_MS = 250;

/**
 * The entry of a transaction in the change log, with what somebody follows: the partitions that it writes listed rows to,
 * and what its writes name. A second entry names in `since` the stamp of the rows (epoch ms).
 */
export type ChangeLogEntry = {
  readonly changedAt: number;
  readonly token: string;
  readonly partitions: string[];
  readonly since?: number;
};

/** The entry of a transaction, from its writes and what they made; undefined when it writes nothing that is followed. */
export const changeLogEntry = (
  writes: readonly Write[],
  items: readonly TransactItem[],
  changedAt: number,
  token: string,
): ChangeLogEntry | undefined => {
  const partitions = new Set(writes.flatMap(({ follows }) => follows ?? []));
  for (const { Put } of items) if (Put?.Item?.['changed_at'] !== undefined) partitions.add(String(Put.Item['pk']));
  return partitions.size === 0 ? undefined : { changedAt, token, partitions: [...partitions] };
};

/** Writes an entry under a key of its own, so that no two writers conflict. */
export const changeLogWrite = ({ changedAt, token, partitions, since }: ChangeLogEntry): TransactItem => ({
  Put: {
    TableName: recordsTable(),
    Item: {
      ...changeLogKey(changedAt, token),
      partitions: partitions.join(' '),
      ...(since !== undefined && { since }),
      [EXPIRES_AT]: Math.floor(changedAt / 1000) + KEPT_SECONDS,
    },
  },
});
