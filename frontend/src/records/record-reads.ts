import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';

/** The reading with which the page of a record of each of these kinds begins. */
export const recordReads = {
  car: getCarDetails,
  asset: getAssetDetails,
  employee: getEmployeeDetail,
  software_product: getProduct,
  software_license: getLicense,
  program: getProgram,
  training: getTraining,
  contract: getContract,
} as const;
