import type { ObjectType } from '#shared/records/object-types.ts';
import { assetStore } from '#functions/assets/asset-store.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { productStore } from '#functions/software/product-store.ts';
import { templateStore } from '#functions/templates/template-store.ts';
import { participantStore } from '#functions/trainings/participant-store.ts';
import { programStore } from '#functions/trainings/program-store.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';

/** Where records of each kind are kept, for work that treats all of them alike. */
export const recordStores = {
  car: vehicleStore,
  asset: assetStore,
  software_product: productStore,
  software_license: licenseStore,
  employee: employeeStore,
  program: programStore,
  training: trainingStore,
  training_employee: participantStore,
  day_off_request: requestStore,
  contract_template: templateStore,
  contract: contractStore,
} as const satisfies Readonly<Record<ObjectType, { readonly type: string }>>;
