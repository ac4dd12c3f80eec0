import { doChores } from '#functions/platform/chores/do-chores.ts';
import type { Identified } from '#functions/platform/storage/entity-definition.ts';
import { isSnapshotDue, writeSnapshot } from '#functions/platform/storage/write-snapshot.ts';
import { recordStores } from '#functions/records/record-sights.ts';

// why: a snapshot packs whatever rows a store has
const stores = recordStores as () => Promise<Parameters<typeof writeSnapshot<Identified>>[0][]>;

/** Cheap enough to ask often; true only where there are many records of a kind. */
export const isWriteDue = async (): Promise<boolean> => {
  for (const store of await stores()) if (await isSnapshotDue(store)) return true;
  return false;
};

/** Runs on a schedule; locally a process of its own. */
export const handler = async (): Promise<void> =>
  doChores(
    (await stores()).map((store) => () => writeSnapshot(store)),
    'snapshots not written',
  );
