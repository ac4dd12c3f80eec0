import type { ObjectType } from '#shared/records/object-types.ts';
import { assetSight } from '#functions/assets/asset-sight.ts';
import { vehicleSight } from '#functions/fleet/vehicle-sight.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { requestSight } from '#functions/days-off/request-sight.ts';
import { employeeSight } from '#functions/people/person-sight.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { licenseSight, productSight } from '#functions/software/software-sight.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { participantSight, programSight, trainingSight } from '#functions/trainings/training-sight.ts';

/** Sight by kind; apart from `record-kinds.ts`, since a feed or a file needs its record, but not the record's list. */
export const recordSights: Readonly<Record<ObjectType, RecordSight>> = {
  car: vehicleSight,
  asset: assetSight,
  software_product: productSight,
  software_license: licenseSight,
  employee: employeeSight,
  program: programSight,
  training: trainingSight,
  training_employee: participantSight,
  day_off_request: requestSight,
  contract_template: templateSight,
  contract: contractSight,
};
