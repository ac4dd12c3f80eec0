import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import type { Endpoint, EndpointResponse } from '#shared/contract/endpoint.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { findParticipant } from '#shared/contract/trainings/find-participant.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

/** The facts of a record that every kind has. */
export type RecordFacts = {
  id: number;
  version: number;
  name: string;
  deleted: 0 | 1;
  customFields: readonly CustomFieldOut[];
};

type Reading = { readonly endpoint: Endpoint; readonly factsOf: (answer: never) => RecordFacts };

const reading = <E extends Endpoint>(endpoint: E, factsOf: (answer: EndpointResponse<E>) => RecordFacts): Reading => ({
  endpoint,
  factsOf,
});

/** The reading with which the page of a record of each kind begins; the only parameter of its path is the record. */
const readings: Readonly<Record<ObjectType, Reading>> = {
  car: reading(getCarDetails, ({ details, custom_fields: customFields }) => ({
    ...details,
    name: vehicleName(details),
    customFields,
  })),
  asset: reading(getAssetDetails, ({ asset, custom_fields: customFields }) => ({ ...asset, customFields })),
  software_product: reading(getProduct, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  software_license: reading(getLicense, ({ details, custom_fields: customFields }) => ({
    ...details,
    name: details.product_name,
    deleted: details.active === 1 ? 0 : 1,
    customFields,
  })),
  employee: reading(getEmployeeDetail, ({ employee, custom_fields: customFields }) => ({ ...employee, customFields })),
  program: reading(getProgram, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  training: reading(getTraining, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  training_employee: reading(findParticipant, ({ details, custom_fields: customFields }) => ({
    ...details,
    name: details.person_name,
    customFields,
  })),
  day_off_request: reading(getRequest, ({ custom_fields: customFields, ...details }) => ({
    ...details,
    name: details.person_name,
    customFields,
  })),
  contract_template: reading(getTemplate, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  contract: reading(getContract, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
};

/** How one record is read: the endpoint, its parameters, and what every kind has of the answer. */
export const readingOf = (object: ObjectType, id: string): Reading & { readonly params: Record<string, string> } => {
  const { endpoint, factsOf } = readings[object];
  const [, name = 'id'] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
  return { endpoint, factsOf, params: { [name]: id } };
};
