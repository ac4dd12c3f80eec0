import { doChores } from '#functions/platform/chores/do-chores.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { isSnapshotDue, writeSnapshot } from '#functions/platform/storage/write-snapshot.ts';

/** What may grow past 20,000 records: a new one is a line here. */
const writers = [() => writeSnapshot(vehicleStore), () => writeSnapshot(employeeStore)];

/** Cheap enough to ask often. */
export const isWriteDue = async (): Promise<boolean> =>
  (await isSnapshotDue(vehicleStore)) || (await isSnapshotDue(employeeStore));

/** Runs on a schedule; locally a process of its own. */
export const handler = (): Promise<void> => doChores(writers, 'snapshots not written');
