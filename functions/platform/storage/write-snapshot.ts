import { ulid } from 'ulid';
import type { Dated } from '#shared/assignments/dated.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { everyPartition } from './change-feed.ts';
import type { Identified } from './entity-definition.ts';
import { counterKey, snapshotKey, tableIdKey } from './keys.ts';
import { listedReader, type ListedEntity } from './listed-rows.ts';
import { encodeSnapshot, SNAPSHOT_FORMAT } from './snapshot-codec.ts';
import { storeSnapshot } from './snapshot-objects.ts';
import { readItem } from './read-item.ts';
import { readPointer, sha256Of, SNAPSHOT_AGE_MAX_MS, type SnapshotPointer } from './snapshots.ts';
import { EXPIRES_AT, recordsTable } from './tables.ts';
import { transact } from './transact.ts';
import type { Write } from './write.ts';

/** With fewer rows a list starts as fast from the table (docs/areas/platform.md#list-engine). */
const ROWS_MIN = 20_000;
/** The age at which a snapshot is written anew. A younger one is replaced only when many records came since. */
const RENEW_AFTER_MS = 20 * 3_600_000;

/** The id of this table, which is lost when the table is emptied or created anew. */
const tableId = async (): Promise<string> => {
  const existing = await readItem(tableIdKey());
  if (existing) return String(existing['id']);
  const id = ulid();
  await transact([
    {
      build: () => ({
        Put: {
          TableName: recordsTable(),
          Item: { ...tableIdKey(), id },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }),
    },
  ]);
  return id;
};

/** Fails in another table than the one that was read, and in a table that has a later snapshot. */
const pointerWrites = (type: string, version: number, id: string, pointer: SnapshotPointer): Write[] => [
  {
    build: () => ({
      ConditionCheck: {
        TableName: recordsTable(),
        Key: tableIdKey(),
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    }),
  },
  {
    build: () => ({
      Put: {
        TableName: recordsTable(),
        Item: {
          ...snapshotKey(type, version),
          ...pointer,
          [EXPIRES_AT]: Math.floor((pointer.taken_at + SNAPSHOT_AGE_MAX_MS) / 1000),
        },
        ConditionExpression: 'attribute_not_exists(pk) OR taken_at < :taken',
        ExpressionAttributeValues: { ':taken': pointer.taken_at },
      },
    }),
  },
];

type Limits = { rowsMin?: number; renewAfterMs?: number };

const readLastId = async (type: string): Promise<number> =>
  Number((await readItem(counterKey(type)))?.['last_id'] ?? 0);

/**
 * Whether the type may have enough records and has no snapshot that is recent and near enough. Two reads tell, for a
 * frequent schedule: containers never write one, and without one each of them reads the whole table.
 */
export const isSnapshotDue = async <Stored extends Identified>(
  entity: ListedEntity<Stored>,
  { rowsMin = ROWS_MIN, renewAfterMs = RENEW_AFTER_MS }: Limits = {},
): Promise<boolean> => {
  const [lastId, pointer] = await Promise.all([readLastId(entity.type), readPointer(entity)]);
  if (lastId < rowsMin) return false;
  if (!pointer || pointer.taken_at <= Date.now() - renewAfterMs) return true;
  return lastId - (pointer.last_id ?? pointer.rows) >= rowsMin;
};

/**
 * Writes the snapshot of a type when it has enough records and no recent snapshot. Returns the number of rows, 0 when
 * none was written. Each snapshot is read from the table, so that no error passes from one to the next.
 */
export const writeSnapshot = async <Stored extends Identified>(
  entity: ListedEntity<Stored> & { readonly dated?: Dated<Stored> | undefined },
  limits: Limits = {},
): Promise<number> => {
  const { type, layout, dated } = entity;
  if (!(await isSnapshotDue(entity, limits))) return 0;
  const takenAt = Date.now();
  const [id, lastId] = await Promise.all([tableId(), readLastId(type)]);
  const rows: Stored[] = [];
  await listedReader(entity)(
    everyPartition(type, 0),
    () => false,
    (stored) => rows.push(stored),
  );
  if (rows.length < (limits.rowsMin ?? ROWS_MIN)) return 0;
  rows.sort((one, other) => one.id - other.id);
  const bytes = await encodeSnapshot(layout, rows, dated && { dated, day: today() });
  const key = `snapshots/${type}/v${layout.version}/${ulid()}.rows`;
  await storeSnapshot(key, bytes);
  const taken = {
    key,
    sha256: sha256Of(bytes),
    taken_at: takenAt,
    rows: rows.length,
    last_id: lastId,
    format: SNAPSHOT_FORMAT,
  };
  await transact(pointerWrites(type, layout.version, id, taken));
  return rows.length;
};
