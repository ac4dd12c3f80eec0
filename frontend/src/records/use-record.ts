import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { ProblemError } from '../api/problem.ts';
import { query, readOnce } from '../api/query.ts';
import { recordReads } from './record-reads.ts';

/** The facts of a record that every kind has. */
export type RecordFacts = {
  id: number;
  version: number;
  name: string;
  deleted: 0 | 1;
  customFields: readonly CustomFieldOut[];
};

type UseRecord = (id: string) => UseQueryResult<RecordFacts, ProblemError>;

const useCar: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.car, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, name: vehicleName(details), customFields }),
  });

const useAsset: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.asset, { params: { id } }),
    ...readOnce,
    select: ({ asset, custom_fields: customFields }) => ({ ...asset, customFields }),
  });

const useProduct: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.software_product, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, customFields }),
  });

const useLicense: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.software_license, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({
      ...details,
      name: details.product_name,
      deleted: details.active === 1 ? 0 : 1,
      customFields,
    }),
  });

const useEmployee: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.employee, { params: { id } }),
    ...readOnce,
    select: ({ employee, custom_fields: customFields }) => ({ ...employee, customFields }),
  });

const useProgram: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.program, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, customFields }),
  });

const useTraining: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.training, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, customFields }),
  });

const useParticipant: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.training_employee, { params: { participant_id: id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, name: details.person_name, customFields }),
  });

const useDayOffRequest: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.day_off_request, { params: { request_id: id } }),
    ...readOnce,
    select: ({ custom_fields: customFields, ...details }) => ({ ...details, name: details.person_name, customFields }),
  });

const useTemplate: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.contract_template, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, customFields }),
  });

const useContract: UseRecord = (id) =>
  useQuery({
    ...query(recordReads.contract, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, customFields }),
  });

/** The hooks that read one record of a kind for a form. A page shows one kind only, so its hook never changes. */
export const useRecordOf: Readonly<Record<ObjectType, UseRecord>> = {
  car: useCar,
  asset: useAsset,
  software_product: useProduct,
  software_license: useLicense,
  employee: useEmployee,
  program: useProgram,
  training: useTraining,
  training_employee: useParticipant,
  day_off_request: useDayOffRequest,
  contract_template: useTemplate,
  contract: useContract,
};
