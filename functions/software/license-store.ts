import { everyHolderOf, periodOn } from '#shared/assignments/periods.ts';
import type { Column } from '#shared/list/column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import { endedWithProduct, licenseDated, plannedEnd } from '#shared/software/license.dated.ts';
import type { License } from '#shared/software/license.ts';
import { exactCost, seatsCost, type SeatsCost } from '#shared/software/product.rules.ts';
import { plannedCells, shownHolders } from '#functions/platform/assignments/planned-cells.ts';
import { employeeCollection, personCells } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { productCollection } from './product-store.ts';

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

export const licenseStore = entityStore<License>({
  type: 'software_license',
  layout,
  dated: licenseDated,
  pointsAt: ({ product_id: product, employee_id: person, periods }) => [
    ...targetsOf('software_product', [product]),
    ...targetsOf('employee', [person, ...everyHolderOf(periods)]),
  ],
});

/** A licence that is not active costs nothing. */
const NO_COST: SeatsCost = { monthly: null, yearly: null };

/** The fields of a licence that change with the days. */
const datedFieldsOf = ({
  deleted,
  employee_id,
  date_enabled,
  date_deactivated,
  periods,
}: Listed): LicenseRow['with_product'] => ({ deleted, employee_id, date_enabled, date_deactivated, periods });

/**
 * The licence with the names of its product and person, as of their last refresh. It ends on the day its product is
 * deleted, which is derived, since a product may have thousands of licences.
 */
export const licenseRowOf = (listed: Listed & Partial<Pick<LicenseRow, 'with_product'>>): LicenseRow => {
  // A row is made anew from itself when its product changes, and the product may be back.
  const stored = { ...listed, ...listed.with_product };
  const product = productCollection.rows.get(stored.product_id);
  const isProductDeleted = product?.deleted === 1;
  const license = isProductDeleted ? endedWithProduct(stored, product.date_deactivated ?? stored.date_enabled) : stored;
  const person = employeeCollection.rows.get(license.employee_id);
  const end = plannedEnd(license);
  const active = periodOn(license.periods, today()) ? 1 : 0;
  const cost = product && active === 1 ? seatsCost(product, 1) : NO_COST;
  return {
    ...license,
    ...plannedCells(license.periods, end),
    active,
    planned_end: end,
    name: product?.name ?? '',
    url: product?.url ?? '',
    product_deleted: isProductDeleted ? 1 : 0,
    cost_monthly: cost.monthly,
    cost_yearly: cost.yearly,
    cost_exact: product && active === 1 ? exactCost(product, 1) : null,
    with_product: isProductDeleted ? datedFieldsOf(stored) : null,
    person_name: person?.name ?? null,
    ...personCells(person),
  };
};

export const licenseCollection = collection<Listed, LicenseRow>({
  entity: { type: licenseStore.type, layout, dated: licenseDated },
  joins: [
    { with: employeeCollection, ids: (row) => shownHolders(row.employee_id, row) },
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
const ofNextHolder: Column<LicenseRow> = {
  key: 'next_holder_id',
  label: '',
  kind: 'integer',
  value: (row) => row.planned?.employee_id ?? null,
};

export const licensesOfProduct = (rows: RowIndex<LicenseRow>, id: number): LicenseRow[] =>
  rows.withValue(ofProduct, id);
export const licensesOfPerson = (rows: RowIndex<LicenseRow>, id: number): LicenseRow[] => rows.withValue(ofPerson, id);

/** The licence that a person has of a product today, or gets on a later day. */
export const unendedLicense = (
  rows: RowIndex<LicenseRow>,
  { product_id, employee_id }: Pick<License, 'product_id' | 'employee_id'>,
): LicenseRow | undefined =>
  [...licensesOfPerson(rows, employee_id), ...rows.withValue(ofNextHolder, employee_id)].find(
    (row) => row.product_id === product_id && row.deleted === 0,
  );

/** The licence of a person and a product that began on a day and has ended. */
export const endedLicense = (
  rows: RowIndex<LicenseRow>,
  { product_id, employee_id, date_enabled }: Pick<License, 'product_id' | 'employee_id' | 'date_enabled'>,
): LicenseRow | undefined =>
  licensesOfPerson(rows, employee_id).find(
    (row) => row.product_id === product_id && row.deleted === 1 && row.date_enabled === date_enabled,
  );
