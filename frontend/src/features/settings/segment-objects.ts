import type { ObjectType } from '#shared/activity/events.ts';
import { assetColumns } from '#shared/assets/asset.columns.ts';
import { vehicleColumns } from '#shared/fleet/vehicle.columns.ts';
import type { Column } from '#shared/list/column.ts';
import { employeeColumns } from '#shared/people/employee.columns.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { licenseColumns } from '#shared/software/license.columns.ts';
import { productColumns } from '#shared/software/product.columns.ts';
import { paths } from '../../ui/paths.ts';

type SegmentObject = {
  /** The list that its segments narrow. */
  list: string;
  read: Permission;
  /** Message file with the names of columns and options. */
  texts: string;
  path: (id: number) => string;
  columns: readonly Column<never>[];
};

/** What segments need to know of each kind of record; a new kind is one line. */
export const segmentObjects: Readonly<Record<ObjectType, SegmentObject>> = {
  car: { list: paths.fleet, read: 'fleet:read', texts: 'fleet', path: paths.vehicle, columns: vehicleColumns },
  asset: { list: paths.assets, read: 'assets:read', texts: 'assets', path: paths.asset, columns: assetColumns },
  software_product: {
    list: paths.software,
    read: 'software:read',
    texts: 'software',
    path: paths.softwareProduct,
    columns: productColumns,
  },
  software_license: {
    list: paths.softwareLicenses,
    read: 'software:read',
    texts: 'software',
    path: paths.softwareLicense,
    columns: licenseColumns,
  },
  employee: { list: paths.people, read: 'people:read', texts: 'people', path: paths.person, columns: employeeColumns },
};

/** The kind of record that an address names; null for any other word. */
export const segmentObjectOf = (text: string | null): ObjectType | null =>
  text !== null && Object.hasOwn(segmentObjects, text) ? (text as ObjectType) : null;
