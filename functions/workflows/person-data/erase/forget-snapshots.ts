import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { forgetObjects } from '#functions/platform/files/forget-objects.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import type { Identified } from '#functions/platform/storage/entity-definition.ts';
import { snapshotKey } from '#functions/platform/storage/keys.ts';
import type { ListedEntity } from '#functions/platform/storage/listed-rows.ts';
import { readPointer } from '#functions/platform/storage/snapshots.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { writeSnapshot } from '#functions/platform/storage/write-snapshot.ts';
import { recordStores } from '#functions/records/record-sights.ts';

// why: a snapshot packs whatever rows a store has
const stores = recordStores as () => Promise<ListedEntity<Identified>[]>;

/** Writes the snapshots anew and deletes those of before, which hold rows as they were. */
export const forgetSnapshots = async (): Promise<void> => {
  const current = new Set<string>();
  for (const store of await stores()) {
    if (!(await readPointer(store))) continue;
    const rows = await writeSnapshot(store, { renewAfterMs: 0 });
    const pointer = await readPointer(store);
    if (rows > 0 && pointer) current.add(pointer.key);
    else
      await documentClient().send(
        new DeleteCommand({ TableName: recordsTable(), Key: snapshotKey(store.type, store.layout.version) }),
      );
  }
  await forgetObjects('snapshots/', ({ Key }) => current.has(Key));
};
