import type { ObjectType } from '#shared/records/object-types.ts';
import { assetsInBulk } from '#functions/assets/assets-in-bulk.ts';
import { contractsInBulk } from '#functions/contracts/contracts-in-bulk.ts';
import { requestsInBulk } from '#functions/days-off/days-off-in-bulk.ts';
import { vehiclesInBulk } from '#functions/fleet/vehicles-in-bulk.ts';
import { peopleInBulk } from '#functions/people/people-in-bulk.ts';
import { licensesInBulk, productsInBulk } from '#functions/software/software-in-bulk.ts';
import { templatesInBulk } from '#functions/templates/templates-in-bulk.ts';
import { participantsInBulk, programsInBulk, trainingsInBulk } from '#functions/trainings/trainings-in-bulk.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';

/** Bulk edit by kind; apart from `record-kinds.ts`, since documents, tags and feed do not need to save records. */
const kinds = {
  car: vehiclesInBulk,
  asset: assetsInBulk,
  software_product: productsInBulk,
  software_license: licensesInBulk,
  employee: peopleInBulk,
  program: programsInBulk,
  training: trainingsInBulk,
  training_employee: participantsInBulk,
  day_off_request: requestsInBulk,
  contract_template: templatesInBulk,
  contract: contractsInBulk,
} satisfies Record<ObjectType, unknown>;

// why: records and fields of a kind only ever meet those of the same kind
export const bulkKind = (object: ObjectType): BulkEdit => kinds[object] as unknown as BulkEdit;
