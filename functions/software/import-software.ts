import * as z from 'zod';
import { usernameIn } from '#shared/contract/software/license.ts';
import { productBody, type ProductBody } from '#shared/contract/software/product.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { issue } from '#shared/errors/issue.ts';
import { importIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import type { License } from '#shared/software/license.ts';
import { LICENSE_PERSON, PRODUCT_NAME, productImportColumns } from '#shared/software/software.import.ts';
import { INSERTED_BY_IMPORT } from '#shared/software/product.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { fold } from '#shared/values/fold.ts';
import { oneLine } from '#shared/values/text.ts';
import { cleared, flag } from '#shared/values/wire.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { patchExtras } from '#functions/platform/records/patch-extras.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
import { urlOfKnown } from './catalogue.ts';
import { planLicenseEdit, planNewLicense, type LicensePlan } from './license-changes.ts';
import { endedLicense, licenseIndex, licenseStore, unendedLicense } from './license-store.ts';
import { planProductChange } from './product-changes.ts';
import { productCollection, productStore } from './product-store.ts';
import { createProducts } from './create-products.ts';
import { isNobody, personFinder } from '#functions/platform/imports/find-people.ts';
import {
  columnsFor,
  type ImportRow,
  type ImportSession,
  type OpenImport,
  type RowPlan,
  type SplitRows,
} from '#functions/platform/imports/import-kind.ts';
import { plainShown } from '#functions/platform/imports/row-planner.ts';
import { newNumbers, extrasCells } from '#functions/platform/imports/extras-cells.ts';
import {
  cellText,
  convertRow,
  fieldIssues,
  isAbout,
  newIds,
  parseFields,
  repeatIssues,
  planOfRow,
} from '#functions/platform/imports/row-conversion.ts';

const licenseFields = z.strictObject({
  username: usernameIn,
  date_enabled: cleared(wireDate),
  active: flag.optional(),
});
const productKeys = new Set(productImportColumns.map(({ key }) => key));
const productFields = ['name', 'url', 'seats', 'seat_cost', 'cost_period', 'renewal_date'] as const;

/**
 * Among people of one name, or who left, the only one whose licence is already as the row says. The row then changes
 * nothing.
 */
const onlyOne = <P extends { id: number }>(
  people: readonly P[],
  licenseOf: (person: P) => Pick<License, 'username' | 'date_enabled'> | undefined,
  { username, date_enabled: since }: { username?: string | null | undefined; date_enabled?: string | null | undefined },
): { person: P } | undefined => {
  const holders = people.filter((one) => {
    const license = licenseOf(one);
    return license && (license.username ?? null) === (username ?? null) && license.date_enabled === since;
  });
  const [person] = holders;
  return person && holders.length === 1 ? { person } : undefined;
};

const shownOld = (value: unknown): ShownValue => plainShown(value, (text) => (isIsoDate(text) ? toDmy(text) : text));

/**
 * Imports products and licences. A row with a person is that person's licence; a product that is missing is created.
 */
export const openSoftware: OpenImport = async (job, rows, reserve): Promise<ImportSession> => {
  const { actor, importId, changeDate } = job;
  const inserted = { excel_import_id: importId, insert_method: INSERTED_BY_IMPORT };
  const [index, findPerson, columnList, extras] = await Promise.all([
    licenseIndex(),
    personFinder(actor),
    columnsFor('software_license', actor),
    extrasCells(actor, 'software_license'),
  ]);
  const columns = new Map(columnList.map((column) => [column.key, column]));
  const at = now();

  const read = (row: ImportRow) => {
    const converted = convertRow(row, columns);
    const sent = Object.entries(extras.without(converted.body));
    const part = (isProduct: boolean) =>
      Object.fromEntries(sent.filter(([key]) => key !== LICENSE_PERSON && productKeys.has(key) === isProduct));
    const name = oneLine(String(converted.body[PRODUCT_NAME] ?? ''));
    const product = parseFields(productBody, { url: urlOfKnown(name), ...part(true) });
    const license = parseFields(licenseFields, part(false));
    const person = converted.body[LICENSE_PERSON];
    return {
      converted,
      name,
      product,
      license,
      person: person === undefined || isNobody(String(person)) ? null : String(person),
    };
  };

  if (reserve) {
    const wanted = rows.map(read).filter(({ product }) => product.issues.length === 0);
    await createProducts(
      job,
      new Map(wanted.map(({ name, product }) => [fold(name), product.value]).toReversed() as [string, ProductBody][]),
    );
  }
  const productsByName = new Map(
    [...productCollection.rows.all()].flatMap((one) => (one.deleted === 0 ? [[fold(one.name), one]] : [])),
  );

  const matchOf = (row: ImportRow) => {
    const { name, person: text, license: sent } = read(row);
    const product = productsByName.get(fold(name));
    // A list of licences that ended finds these again, so that it gives nobody a licence anew.
    const date_enabled = sent.value.active === 0 ? sent.value.date_enabled : undefined;
    const licenseOf = ({ id }: { id: number }) => {
      const whose = product && { product_id: product.id, employee_id: id };
      const ended = whose && date_enabled && endedLicense(index, { ...whose, date_enabled });
      return ended || (whose && unendedLicense(index, whose));
    };
    const found = text === null ? undefined : findPerson(text, LICENSE_PERSON);
    const match = found && 'among' in found ? (onlyOne(found.among, licenseOf, sent.value) ?? found) : found;
    const person = match && 'person' in match ? match.person : undefined;
    const license = person && licenseOf(person);
    const isOwn = license?.employee_id === person?.id;
    // A licence that is still somebody else's is planned for this person, who cannot get another one.
    const isRefused = sent.value.active === 0 && (!isOwn || license?.active !== 0);
    return {
      product,
      match,
      person,
      licenseId: isOwn ? license?.id : undefined,
      isPlanned: license && !isOwn,
      isRefused,
    };
  };
  const matches = new Map(rows.map((row) => [row, matchOf(row)]));
  const created = rows.filter((row) => matches.get(row)?.person && matches.get(row)?.licenseId === undefined);
  const [storedProducts, storedLicenses, newIdOf, numbersOf] = await Promise.all([
    productStore.getMany([...new Set([...matches.values()].flatMap(({ product }) => product?.id ?? []))]),
    licenseStore.getMany([...new Set([...matches.values()].flatMap(({ licenseId }) => licenseId ?? []))]),
    newIds(licenseStore, created, reserve),
    newNumbers('software_license', created, reserve),
  ]);
  const products = new Map(storedProducts.map((one) => [one.id, one]));
  const licenses = new Map(storedLicenses.map((one) => [one.id, one]));

  const planProduct = (row: ImportRow): RowPlan => {
    const { converted, name, product, license } = read(row);
    const before = products.get(matches.get(row)?.product?.id ?? 0);
    const { errors } = converted;
    errors.push(...fieldIssues(product.issues, {}, columns));
    const rest = Object.values(license.value).some((value) => value !== undefined && value !== null);
    if (rest) errors.push(...fieldIssues([issue(LICENSE_PERSON, 'required')], {}, columns));
    errors.push(...repeatIssues(job, row, [[PRODUCT_NAME, fold(name)]], null));
    const settled = { row, object: 'software_product', label: name, converted };
    // This commit created the product a moment ago, so the outcome is the product as it stands.
    if (reserve && before?.excel_import_id === importId && before.version === 1)
      return planOfRow({
        ...settled,
        before: undefined,
        planned: { value: before, writes: [], changed: true },
        changes: [],
      });
    const planned = planProductChange({
      actor,
      id: before?.id ?? 0,
      before,
      body: product.value,
      at,
      inserted,
      isImport: true,
    });
    errors.push(...fieldIssues(planned.issues, {}, columns));
    const changes = before ? changesBetween(before, planned.value, productFields) : [];
    return planOfRow({
      ...settled,
      before,
      planned,
      changes: changes.map(({ field, old }) => ({ column: field, old: shownOld(old) })),
    });
  };

  const planLicense = (row: ImportRow): RowPlan => {
    const { converted, name, product: draft, license } = read(row);
    const { errors, shown } = converted;
    const { product, match, person, licenseId, isPlanned, isRefused } = matches.get(row) ?? {};
    const before = licenses.get(licenseId ?? 0);
    const patch = extras.take(row, converted, before);
    errors.push(...fieldIssues(license.issues, {}, columns));
    if (match && 'issue' in match) errors.push(match.issue);
    if (person && isRefused) errors.push(importIssue('active', 'ended_license'));
    if (isPlanned) errors.push(...fieldIssues([issue(LICENSE_PERSON, 'has_licence')], {}, columns));
    if (!product) {
      // The product is created together with the licence.
      const { issues } = planProductChange({ actor, id: 0, before: undefined, body: draft.value, at });
      errors.push(...fieldIssues([...draft.issues, ...issues], {}, columns));
    }
    if (person) {
      shown[LICENSE_PERSON] = person.name;
      const since = license.value.active === 0 ? ` ${license.value.date_enabled}` : '';
      errors.push(...repeatIssues(job, row, [[LICENSE_PERSON, `${fold(name)} ${person.id}${since}`]], null));
    }
    const numbers = before ? null : numbersOf(row);
    const patched = patchExtras(before ?? { custom_fields: numbers }, patch);
    const newExtras = patched.isChanged ? patched.extras : undefined;
    const { username, date_enabled: from } = license.value;
    const planned: LicensePlan | undefined = !person
      ? undefined
      : before?.deleted === 1
        ? { value: before, issues: [], writes: [], changed: false }
        : before
          ? planLicenseEdit(
              actor,
              before,
              { username },
              { extras: newExtras, how: { via_excel: true }, excel_import_id: importId },
            )
          : planNewLicense({
              actor,
              id: newIdOf(row),
              product_id: product?.id ?? 0,
              employee_id: person.id,
              username,
              day: from ?? changeDate,
              at,
              inserted,
              names: { product: product?.name ?? name, person: person.name },
              isImport: true,
              numbers,
              extras: newExtras,
            });
    // A row may leave the day to the import.
    const late = planned?.issues.map((each) => ({ ...each, path: LICENSE_PERSON })) ?? [];
    errors.push(...fieldIssues(before ? [] : late, {}, columns));
    const events = before
      ? extrasEvents(actor, 'software_license', before, patched.extras, patch.fields, { via_excel: true })
      : [];
    const changes = before && planned ? changesBetween(before, planned.value, ['username']) : [];
    return planOfRow({
      row,
      object: 'software_license',
      label: [name, shown[LICENSE_PERSON]].filter(Boolean).join(', '),
      before,
      converted,
      planned: planned && { ...planned, writes: [...planned.writes, ...events] },
      changes: [
        ...changes.map(({ field, old }) => ({ column: field, old: shownOld(old) })),
        ...(before ? extras.changesOf(before, patch) : []),
      ],
      people: isAbout(person?.id),
    });
  };

  return { plan: (row) => (read(row).person === null ? planProduct(row) : planLicense(row)) };
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
