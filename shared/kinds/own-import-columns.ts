import type { ObjectType } from '#shared/records/object-types.ts';
import { assetImportColumns } from '#shared/assets/asset.import.ts';
import { carColumns } from '#shared/fleet/vehicle.import.ts';
import { employeeImportColumns } from '#shared/people/employee.import.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { productImportColumns, softwareImportColumns } from '#shared/software/software.import.ts';

/** The built-in import columns of each kind of record, without custom fields and tags. */
export const ownImportColumns: Readonly<Record<ObjectType, readonly ImportColumn[]>> = {
  car: carColumns,
  asset: assetImportColumns,
  software_product: productImportColumns,
  software_license: softwareImportColumns,
  employee: employeeImportColumns,
};
