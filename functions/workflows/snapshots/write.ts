import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { isSnapshotDue, writeSnapshot } from '#functions/platform/storage/write-snapshot.ts';

/** What may grow past 20,000 records: a new one is a line here. */
const writers = [() => writeSnapshot(vehicleStore), () => writeSnapshot(employeeStore)];

/** Cheap enough to ask often. */
export const isWriteDue = async (): Promise<boolean> =>
  (await isSnapshotDue(vehicleStore)) || (await isSnapshotDue(employeeStore));

/** Runs on a schedule; locally a process of its own. One after the other, each whatever became of the one before. */
export const handler = async (): Promise<void> => {
  const problems: unknown[] = [];
  for (const write of writers) await write().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw new AggregateError(problems, 'snapshots not written');
};
