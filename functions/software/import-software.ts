import type { ProductBody } from '#shared/contract/software/product.ts';
import { LICENSE_PERSON, PRODUCT_NAME } from '#shared/software/software.import.ts';
import { fold } from '#shared/values/fold.ts';
import { extrasCells, newNumbers } from '#functions/platform/imports/extras-cells.ts';
import { isNobody, personFinder } from '#functions/platform/imports/find-people.ts';
import {
  columnsFor,
  type ImportRow,
  type OpenImport,
  type SplitRows,
} from '#functions/platform/imports/import-kind.ts';
import { cellText, newIds } from '#functions/platform/imports/row-conversion.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { createProducts } from './create-products.ts';
import { licenseIndex, licenseStore } from './license-store.ts';
import { planLicenseRow, planProductRow } from './import-software-plan.ts';
import { productCollection, productStore } from './product-store.ts';
import { matchSoftware, productKeys, softwareRowReader, type SoftwareRow } from './import-software-match.ts';

/** The products that rows name, by name; the first row of a product without an error says what it is. */
const productsIn = (rows: readonly SoftwareRow[]): ReadonlyMap<string, ProductBody> => {
  const products = new Map<string, ProductBody>();
  for (const { name, product } of rows)
    if (product.issues.length === 0 && !products.has(fold(name))) products.set(fold(name), product.value);
  return products;
};

/**
 * Imports products and licences. A row with a person is that person's licence; a product that is missing is created.
 */
export const openSoftware: OpenImport = async (job, rows, reserve) => {
  const { actor } = job;
  const [licenses, findPerson, columnList, extras] = await Promise.all([
    licenseIndex(),
    personFinder(actor),
    columnsFor('software_license', actor),
    extrasCells(actor, 'software_license'),
  ]);
  const columns = new Map(columnList.map((column) => [column.key, column]));
  const read = softwareRowReader(columns, extras);
  const at = now();
  if (reserve) await createProducts(job, productsIn(rows.map(read)));
  const productsByName = new Map(
    [...productCollection.rows.all()].flatMap((one) => (one.deleted === 0 ? [[fold(one.name), one]] : [])),
  );
  const matchOf = (row: ImportRow) => matchSoftware(read(row), { licenses, productsByName, findPerson });
  const matches = new Map(rows.map((row) => [row, matchOf(row)]));
  const created = rows.filter((row) => matches.get(row)?.person && matches.get(row)?.licenseId === undefined);
  const [storedProducts, storedLicenses, newIdOf, numbersOf] = await Promise.all([
    productStore.getMany([...new Set([...matches.values()].flatMap(({ product }) => product?.id ?? []))]),
    licenseStore.getMany([...new Set([...matches.values()].flatMap(({ licenseId }) => licenseId ?? []))]),
    newIds(licenseStore, created, reserve),
    newNumbers('software_license', created, reserve),
  ]);
  const session = {
    job,
    isCommit: reserve,
    columns,
    extras,
    at,
    products: new Map(storedProducts.map((one) => [one.id, one])),
    licenses: new Map(storedLicenses.map((one) => [one.id, one])),
    newIdOf,
    numbersOf,
  };
  return {
    plan: (row) => {
      const matched = { row, read: read(row), match: matches.get(row) ?? matchOf(row) };
      return matched.read.person === null ? planProductRow(session, matched) : planLicenseRow(session, matched);
    },
  };
};

/** A product that the import creates gets an item of its own before its first licence, so that it can be undone. */
export const splitSoftware: SplitRows = async () => {
  const seen = new Set<string>();
  for (const { name, deleted } of (await productCollection.refresh()).all()) if (deleted === 0) seen.add(fold(name));
  return (row) => {
    const name = fold(cellText(row, PRODUCT_NAME));
    const isNew = !seen.has(name);
    seen.add(name);
    const person = cellText(row, LICENSE_PERSON);
    if (!isNew || person === '' || isNobody(person)) return [{ row }];
    const cells = Object.fromEntries(Object.entries(row.cells).filter(([key]) => productKeys.has(key)));
    return [{ row: { row: row.row, cells }, label: cellText(row, PRODUCT_NAME) }, { row }];
  };
};
