import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ObjectType } from '#shared/activity/events.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import type { CustomFieldOut } from '#shared/contract/records/recorded.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { paths } from '../ui/paths.ts';
import type { ProblemError } from '../api/problem.ts';
import { query, readOnce } from '../api/query.ts';

/** A record as far as every kind has it. */
export type RecordFacts = {
  id: number;
  version: number;
  name: string;
  deleted: 0 | 1;
  customFields: readonly CustomFieldOut[];
};

type RecordKind = {
  /** Of the queries that show it. */
  area: string;
  write: Permission;
  list: string;
  path: (id: number) => string;
  /** File of messages that has its words. */
  words: string;
  /** Message key of what its list is called. */
  title: string;
  useRecord: (id: string) => UseQueryResult<RecordFacts, ProblemError>;
};

const useCar: RecordKind['useRecord'] = (id) =>
  useQuery({
    ...query(getCarDetails, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, name: vehicleName(details), customFields }),
  });

const useAsset: RecordKind['useRecord'] = (id) =>
  useQuery({
    ...query(getAssetDetails, { params: { id } }),
    ...readOnce,
    select: ({ asset, custom_fields: customFields }) => ({ ...asset, customFields }),
  });

const useProduct: RecordKind['useRecord'] = (id) =>
  useQuery({
    ...query(getProduct, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({ ...details, customFields }),
  });

const useLicense: RecordKind['useRecord'] = (id) =>
  useQuery({
    ...query(getLicense, { params: { id } }),
    ...readOnce,
    select: ({ details, custom_fields: customFields }) => ({
      ...details,
      name: details.product_name,
      deleted: details.active === 1 ? 0 : 1,
      customFields,
    }),
  });

const useEmployee: RecordKind['useRecord'] = (id) =>
  useQuery({
    ...query(getEmployeeDetail, { params: { id } }),
    ...readOnce,
    select: ({ employee, custom_fields: customFields }) => ({ ...employee, customFields }),
  });

/** What the shared parts of record pages need to know of each kind; a new kind is one line. */
export const recordKinds: Readonly<Record<ObjectType, RecordKind>> = {
  car: {
    area: 'fleet',
    write: 'fleet:write',
    list: paths.fleet,
    path: paths.vehicle,
    words: 'fleet',
    title: 'fleet:title',
    useRecord: useCar,
  },
  asset: {
    area: 'assets',
    write: 'assets:write',
    list: paths.assets,
    path: paths.asset,
    words: 'assets',
    title: 'assets:title',
    useRecord: useAsset,
  },
  software_product: {
    area: 'software',
    write: 'software:edit-product',
    list: paths.software,
    path: paths.softwareProduct,
    words: 'software',
    title: 'software:title',
    useRecord: useProduct,
  },
  software_license: {
    area: 'software',
    write: 'software:write',
    list: paths.softwareLicenses,
    path: paths.softwareLicense,
    words: 'software',
    title: 'software:title',
    useRecord: useLicense,
  },
  employee: {
    area: 'people',
    write: 'people:write',
    list: paths.people,
    path: paths.person,
    words: 'people',
    title: 'people:title',
    useRecord: useEmployee,
  },
};
