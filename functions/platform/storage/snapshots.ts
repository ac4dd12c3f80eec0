import { createHash } from 'node:crypto';
import type { Identified } from './entity-definition.ts';
import { snapshotKey } from './keys.ts';
import type { ListedEntity } from './listed-rows.ts';
import { readItem } from './read-item.ts';
import { decodeSnapshot, SNAPSHOT_FORMAT, type SnapshotRows } from './snapshot-codec.ts';
import { release } from './snapshot-columns.ts';

/**
 * The age from which a snapshot is not used. A record deleted after the snapshot has left a tombstone, which lives for
 * 7 days (docs/areas/platform.md#list-engine); this is an hour less, for clocks that differ.
 */
export const SNAPSHOT_AGE_MAX_MS = 7 * 86_400_000 - 3_600_000;
/** Covers writes that were stamped before the snapshot and landed after it. */
const OVERLAP_MS = 60_000;

/**
 * The pointer to the object with the rows of a type. It stands in the table with those rows, so an emptied table has
 * none and a table restored to an earlier moment has the pointer of that moment. Objects are never overwritten.
 */
export type SnapshotPointer = {
  key: string;
  sha256: string;
  taken_at: number;
  rows: number;
  /** The last id that was given out by then; absent from older pointers. */
  last_id?: number;
  /** Absent in pointers from before there was a second format. */
  format?: number;
};

/** The pointer of a type in this layout; one to another format is none, and the next snapshot takes its place. */
export const readPointer = async <T extends Identified>({
  type,
  layout,
}: ListedEntity<T>): Promise<SnapshotPointer | undefined> => {
  const pointer = (await readItem(snapshotKey(type, layout.version))) as SnapshotPointer | undefined;
  return pointer?.format === SNAPSHOT_FORMAT ? pointer : undefined;
};

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export type Snapshot<Stored extends Identified> = {
  /** Writes from this instant on (epoch ms) may be missing in the snapshot. */
  readonly since: number;
  /** The rows; undefined when they cannot be loaded, and then the table has to be read. */
  readonly load: () => Promise<SnapshotRows<Stored> | undefined>;
};

/**
 * Fetches an object. The client of the object store is loaded on first use, because most companies have no snapshot.
 */
const fetchBytes = async (key: string): Promise<Uint8Array> =>
  (await import('./snapshot-objects.ts')).fetchSnapshot(key);

/** The snapshot of a type in this layout, unless it is too old. Its download begins at once. */
export const findSnapshot = async <Stored extends Identified>(
  entity: ListedEntity<Stored>,
): Promise<Snapshot<Stored> | undefined> => {
  const pointer = await readPointer(entity);
  if (!pointer || pointer.taken_at < Date.now() - SNAPSHOT_AGE_MAX_MS) return undefined;
  const { key, sha256, taken_at } = pointer;
  const fetched = fetchBytes(key).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error }),
  );
  return {
    since: taken_at - OVERLAP_MS,
    load: async () => {
      try {
        const answer = await fetched;
        if ('error' in answer) throw answer.error;
        if (sha256Of(answer.bytes) !== sha256) throw new Error('the hash differs');
        const rows = await decodeSnapshot(entity.layout, answer.bytes);
        release(answer.bytes);
        return rows;
      } catch (error) {
        // Lists work without a snapshot, so only the operator gets a warning.
        process.emitWarning(`${key} cannot be used: ${String(error)}`, 'SnapshotWarning');
        return undefined;
      }
    },
  };
};
