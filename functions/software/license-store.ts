import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Column } from '#shared/list/column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import { deactivated, licenseKey } from '#shared/software/license.rules.ts';
import type { License } from '#shared/software/license.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';
import { productCollection } from './product-store.ts';

const ACTIVE_LICENSE = 'software_license';

/** The fields of a licence that the list keeps in memory. Changing them needs the next layout version. */
type Listed = Omit<License, 'excel_import_id' | 'insert_method'>;

const layout: RowLayout<Listed> = {
  version: 1,
  fields: [
    'product_id',
    'employee_id',
    'username',
    'deleted',
    'date_enabled',
    'date_deactivated',
    'created_at',
    'periods',
    ...extrasNames,
  ],
};

export const licenseStore = entityStore<License>({ type: 'software_license', layout });

/**
 * A licence ends on the day its product is deleted. That is derived, since a product may have thousands of licences.
 */
const ended = ({ periods }: Listed, day: string): Pick<Listed, 'deleted' | 'date_deactivated' | 'periods'> => ({
  deleted: 1,
  date_deactivated: day,
  periods: [...deactivated(periods, day)],
});

/** The licence with the names of its product and person, as of their last refresh. */
export const licenseRowOf = (stored: Listed): LicenseRow => {
  const product = productCollection.rows.get(stored.product_id);
  const person = employeeCollection.rows.get(stored.employee_id);
  const isProductDeleted = product?.deleted === 1;
  return {
    ...stored,
    ...(isProductDeleted && stored.deleted === 0 && ended(stored, product.date_deactivated ?? stored.date_enabled)),
    name: product?.name ?? '',
    url: product?.url ?? '',
    product_deleted: isProductDeleted ? 1 : 0,
    person_name: person?.name ?? null,
    person_avatar: person?.avatar ?? null,
    person_team_names: person?.team_names || null,
    person_left: person?.deleted ?? 0,
  };
};

export const licenseCollection = collection<Listed, LicenseRow>({
  entity: { type: licenseStore.type, layout },
  joins: [
    { with: employeeCollection, ids: (stored) => [stored.employee_id] },
    { with: productCollection, ids: (stored) => [stored.product_id] },
  ],
  toRow: licenseRowOf,
});

/** All licences, as of now. */
export const licenseIndex = (): Promise<RowIndex<LicenseRow>> => licenseCollection.refresh();

const ofProduct: Column<LicenseRow> = {
  key: 'product_id',
  label: '',
  kind: 'integer',
  value: (row) => row.product_id,
};
const ofPerson: Column<LicenseRow> = {
  key: 'employee_id',
  label: '',
  kind: 'integer',
  value: (row) => row.employee_id,
};

export const licensesOfProduct = (rows: RowIndex<LicenseRow>, id: number): LicenseRow[] =>
  rows.withValue(ofProduct, id);
export const licensesOfPerson = (rows: RowIndex<LicenseRow>, id: number): LicenseRow[] => rows.withValue(ofPerson, id);

/** The active licence that a person has of a product. */
export const activeLicense = (
  rows: RowIndex<LicenseRow>,
  { product_id, employee_id }: Pick<License, 'product_id' | 'employee_id'>,
): LicenseRow | undefined =>
  licensesOfPerson(rows, employee_id).find((row) => row.product_id === product_id && row.deleted === 0);

/** The person has an active licence of the product; `id` is that licence, for callers that use it instead. */
export class ActiveLicenseError extends AppError {
  readonly id: number;

  constructor(id: number) {
    super('licence_active_exists', {
      detail: 'This person has an active licence of this product already.',
      fields: [issue('employee_id', 'has_licence')],
      extras: { id },
    });
    this.id = id;
  }
}

const keyOf = (license: License | undefined): string | null =>
  license && license.deleted === 0 ? licenseKey(license) : null;

/**
 * Claims one active licence per person and product; an inactive one claims nothing (docs/areas/software.md#licences).
 */
export const licenseClaims = (before: License | undefined, after: License): Write[] =>
  moveClaim(ACTIVE_LICENSE, keyOf(before), keyOf(after), after.id, (id) => new ActiveLicenseError(id));
