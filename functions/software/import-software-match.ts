import * as z from 'zod';
import { usernameIn } from '#shared/contract/software/license.ts';
import { productBody } from '#shared/contract/software/product.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import { LICENSE_PERSON, PRODUCT_NAME, productImportColumns } from '#shared/software/software.import.ts';
import { fold } from '#shared/values/fold.ts';
import { oneLine } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, flag } from '#shared/values/wire.ts';
import type { ExtrasCells } from '#functions/platform/imports/extras-cells.ts';
import { isNobody, type FindPerson } from '#functions/platform/imports/find-people.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import { convertRow, parseFields } from '#functions/platform/imports/row-conversion.ts';
import { urlOfKnown } from './catalogue.ts';
import { endedLicense, unendedLicense } from './license-store.ts';
import type { ListedProduct } from './product-store.ts';

const licenseFields = z.strictObject({
  username: usernameIn,
  date_enabled: cleared(wireDate),
  active: flag.optional(),
});

export const productKeys = new Set(productImportColumns.map(({ key }) => key));

/** Reads what a row says of a product, and of the licence of a person; `person` is null in a row of a product alone. */
export const softwareRowReader =
  (columns: ReadonlyMap<string, ImportColumn>, extras: ExtrasCells) => (row: ImportRow) => {
    const converted = convertRow(row, columns);
    const sent = Object.entries(extras.without(converted.body));
    const part = (isProduct: boolean) =>
      Object.fromEntries(sent.filter(([key]) => key !== LICENSE_PERSON && productKeys.has(key) === isProduct));
    const name = oneLine(String(converted.body[PRODUCT_NAME] ?? ''));
    const person = converted.body[LICENSE_PERSON];
    return {
      converted,
      name,
      product: parseFields(productBody, { url: urlOfKnown(name), ...part(true) }),
      license: parseFields(licenseFields, part(false)),
      person: person === undefined || isNobody(String(person)) ? null : String(person),
    };
  };

export type SoftwareRow = ReturnType<ReturnType<typeof softwareRowReader>>;

/**
 * Among people of one name, or who left, the only one whose licence is already as the row says. The row then changes
 * nothing.
 */
const onlyOne = <P extends { id: number }>(
  people: readonly P[],
  licenseOf: (person: P) => LicenseRow | undefined,
  { username, date_enabled: since }: SoftwareRow['license']['value'],
): { person: P } | undefined => {
  const holders = people.filter((one) => {
    const license = licenseOf(one);
    return license && (license.username ?? null) === (username ?? null) && license.date_enabled === since;
  });
  const [person] = holders;
  return person && holders.length === 1 ? { person } : undefined;
};

/** What rows are matched against: the licences and products that are stored, and the people in sight. */
type Stored = {
  readonly licenses: RowIndex<LicenseRow>;
  readonly productsByName: ReadonlyMap<string, ListedProduct>;
  readonly findPerson: FindPerson;
};

/** The product, person and licence that a row is about. */
export const matchSoftware = (
  { name, person: text, license: sent }: SoftwareRow,
  { licenses, productsByName, findPerson }: Stored,
) => {
  const product = productsByName.get(fold(name));
  const isEnded = sent.value.active === 0;
  // A list of licences that ended finds these again, so that it gives nobody a licence anew.
  const endedSince = isEnded ? sent.value.date_enabled : undefined;
  const licenseOf = ({ id }: { id: number }): LicenseRow | undefined => {
    if (!product) return undefined;
    const whose = { product_id: product.id, employee_id: id };
    const ended = endedSince ? endedLicense(licenses, { ...whose, date_enabled: endedSince }) : undefined;
    return ended ?? unendedLicense(licenses, whose);
  };
  const found = text === null ? undefined : findPerson(text, LICENSE_PERSON);
  const match = found && 'among' in found ? (onlyOne(found.among, licenseOf, sent.value) ?? found) : found;
  const person = match && 'person' in match ? match.person : undefined;
  const license = person && licenseOf(person);
  const isOwn = license?.employee_id === person?.id;
  return {
    product,
    person,
    /** Why nobody is found. */
    issue: match && 'issue' in match ? match.issue : undefined,
    licenseId: isOwn ? license?.id : undefined,
    /** Somebody else still has the licence, which is planned for this person: they cannot get another one. */
    isPlanned: license !== undefined && !isOwn,
    /** The row ends a licence that has not ended yet. */
    isRefused: isEnded && (!isOwn || license?.active !== 0),
  };
};

export type SoftwareMatch = ReturnType<typeof matchSoftware>;
