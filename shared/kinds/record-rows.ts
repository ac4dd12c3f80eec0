import type { Permission } from '#shared/permissions/rules.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { assetColumns, type AssetRow } from '#shared/assets/asset.columns.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { contractColumns, type ContractRow } from '#shared/contracts/contract.columns.ts';
import { dayOffRequestColumns, type DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import type { Column } from '#shared/list/column.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import { licenseColumns, type LicenseRow } from '#shared/software/license.columns.ts';
import { productColumns, type ProductRow } from '#shared/software/product.columns.ts';
import { templateColumns, type TemplateRow } from '#shared/templates/template.columns.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import { participantColumns, type ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { courseColumns } from '#shared/trainings/training.columns.ts';

/** The row type of the list of each kind of record. */
export type RecordRows = {
  car: VehicleRow;
  asset: AssetRow;
  software_product: ProductRow;
  software_license: LicenseRow;
  employee: EmployeeRow;
  program: CourseRow;
  training: CourseRow;
  training_employee: ParticipantRow;
  day_off_request: DayOffRequestRow;
  contract_template: TemplateRow;
  contract: ContractRow;
};

/** The built-in columns of the list of each kind of record. */
export const ownColumns: { readonly [T in ObjectType]: readonly Column<RecordRows[T]>[] } = {
  car: vehicleColumns,
  asset: assetColumns,
  software_product: productColumns,
  software_license: licenseColumns,
  employee: employeeColumns,
  program: courseColumns,
  training: courseColumns,
  training_employee: participantColumns,
  day_off_request: dayOffRequestColumns,
  contract_template: templateColumns,
  contract: contractColumns,
};

/** The rows whose tags and custom fields are only for actors with a right of their own: absences. */
export const withheldExtras: {
  readonly [T in ObjectType]?: { readonly permission: Permission; readonly of: (row: object) => boolean };
} = {
  // Fields and tags would tell why somebody is absent (docs/areas/days-off.md#who-sees-what).
  day_off_request: { permission: 'absences:reasons', of: (row) => 'kind' in row && row.kind === 'absence' },
};
