import { assetStore } from '#functions/assets/asset-store.ts';
import { assetTypeStore } from '#functions/assets/asset-types.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/people/employees.ts';
import { teamStore } from '#functions/people/teams.ts';
import { customFieldStore } from '#functions/records/custom-fields.ts';
import { viewStore } from '#functions/records/saved-views.ts';
import { segmentStore } from '#functions/segments/segments.ts';
import { userStore } from '#functions/session/users.ts';
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
