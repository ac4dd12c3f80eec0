import type { Endpoint } from '#shared/contract/endpoint.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { recordKinds } from '../records/record-kinds.ts';

/** The reading with which the page of a record begins. */
const reads = [
  [recordKinds.car, getCarDetails],
  [recordKinds.asset, getAssetDetails],
  [recordKinds.employee, getEmployeeDetail],
  [recordKinds.software_product, getProduct],
  [recordKinds.software_license, getLicense],
  [recordKinds.program, getProgram],
  [recordKinds.training, getTraining],
  [recordKinds.contract, getContract],
] as const;

/** What the page at this path reads first, if it is that of a record: the endpoint and the id in its parameters. */
export const recordRead = (path: string): { endpoint: Endpoint; id: string } | undefined => {
  const id = path.split('/').at(-1) ?? '';
  const found = reads.find(([kind]) => kind.path(Number(id)) === path);
  return found && { endpoint: found[1], id };
};
