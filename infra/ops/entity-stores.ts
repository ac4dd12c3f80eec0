import { assetStore } from '#functions/assets/asset-store.ts';
import { assetTypeStore } from '#functions/assets/asset-types.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { viewStore } from '#functions/records/saved-views.ts';
import { segmentStore } from '#functions/platform/segments/segments.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { productStore } from '#functions/software/product-store.ts';

/** Every type that is kept with a packed row. */
export const entityStores = [
  vehicleStore,
  assetStore,
  assetTypeStore,
  productStore,
  licenseStore,
  employeeStore,
  teamStore,
  segmentStore,
  userStore,
  customFieldStore,
  viewStore,
] as const;
