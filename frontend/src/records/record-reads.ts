import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { findParticipant } from '#shared/contract/trainings/find-participant.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

/** The reading with which the page of a record of each kind begins; the only parameter of its path is the record. */
export const recordReads = {
  car: getCarDetails,
  asset: getAssetDetails,
  employee: getEmployeeDetail,
  software_product: getProduct,
  software_license: getLicense,
  program: getProgram,
  training: getTraining,
  training_employee: findParticipant,
  day_off_request: getRequest,
  contract_template: getTemplate,
  contract: getContract,
} as const satisfies Readonly<Record<ObjectType, Endpoint>>;
