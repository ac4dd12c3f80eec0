import type { ObjectType } from '#shared/records/object-types.ts';
import { assetSight } from '#functions/assets/asset-sight.ts';
import { vehicleSight } from '#functions/fleet/vehicle-sight.ts';
import { employeeSight } from '#functions/people/person-sight.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { licenseSight, productSight } from '#functions/software/software-sight.ts';

/** Apart from `record-kinds.ts`: a feed or a file needs its record, not the list that the record is in. */
export const recordSights: Readonly<Record<ObjectType, RecordSight>> = {
  car: vehicleSight,
  asset: assetSight,
  software_product: productSight,
  software_license: licenseSight,
  employee: employeeSight,
};
