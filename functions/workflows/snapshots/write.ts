import type { ObjectType } from '#shared/records/object-types.ts';
import { assetStore } from '#functions/assets/asset-store.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import type { Identified } from '#functions/platform/storage/entity.ts';
import type { ListedEntity } from '#functions/platform/storage/listed-rows.ts';
import { isSnapshotDue, writeSnapshot } from '#functions/platform/storage/write-snapshot.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { productStore } from '#functions/software/product-store.ts';

type Snapshot = { readonly isDue: () => Promise<boolean>; readonly write: () => Promise<number> };

const snapshotOf = <Stored extends Identified>(entity: ListedEntity<Stored>): Snapshot => ({
  isDue: () => isSnapshotDue(entity),
  write: () => writeSnapshot(entity),
});

/** A list starts from its snapshot once there are many records of the kind; below that nothing is written. */
const snapshots: Readonly<Record<ObjectType, Snapshot>> = {
  car: snapshotOf(vehicleStore),
  asset: snapshotOf(assetStore),
  software_product: snapshotOf(productStore),
  software_license: snapshotOf(licenseStore),
  employee: snapshotOf(employeeStore),
};

/** Cheap enough to ask often. */
export const isWriteDue = async (): Promise<boolean> => {
  for (const { isDue } of Object.values(snapshots)) if (await isDue()) return true;
  return false;
};

/** Runs on a schedule; locally a process of its own. */
export const handler = (): Promise<void> =>
  doChores(
    Object.values(snapshots).map(({ write }) => write),
    'snapshots not written',
  );
