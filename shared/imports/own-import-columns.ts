import type { ObjectType } from '#shared/activity/events.ts';
import { assetImportColumns } from './asset-columns.ts';
import { carColumns } from './car-columns.ts';
import { employeeImportColumns } from './employee-columns.ts';
import type { ImportColumn } from './import-column.ts';
import { productImportColumns, softwareImportColumns } from './software-columns.ts';

/** What a file may hold of an object, apart from custom fields and tags. */
export const ownImportColumns: Readonly<Record<ObjectType, readonly ImportColumn[]>> = {
  car: carColumns,
  asset: assetImportColumns,
  software_product: productImportColumns,
  software_license: softwareImportColumns,
  employee: employeeImportColumns,
};
