import { changesBetween } from '#shared/activity/changes.ts';
import { issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { License } from '#shared/software/license.ts';
import { INSERTED_BY_IMPORT, type Product } from '#shared/software/product.ts';
import { LICENSE_PERSON, PRODUCT_NAME } from '#shared/software/software.import.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import type { ExtrasCells } from '#functions/platform/imports/extras-cells.ts';
import type { ImportJob, ImportRow, RowPlan } from '#functions/platform/imports/import-kind.ts';
import { fieldIssues, isAbout, planOfRow, repeatIssues } from '#functions/platform/imports/row-conversion.ts';
import { plainShown } from '#functions/platform/imports/row-planner.ts';
import { planLicenseEdit, planNewLicense, type LicensePlan } from './license-changes.ts';
import { planProductChange, productFields } from './product-changes.ts';
import type { SoftwareMatch, SoftwareRow } from './import-software-match.ts';

/** One import of software, for planning its rows. */
export type SoftwareImport = {
  readonly job: ImportJob;
  /** The rows are saved, not checked only. */
  readonly isCommit: boolean;
  readonly columns: ReadonlyMap<string, ImportColumn>;
  readonly extras: ExtrasCells;
  readonly at: Date;
  readonly products: ReadonlyMap<number, Product>;
  readonly licenses: ReadonlyMap<number, License>;
  readonly newIdOf: (row: ImportRow) => number;
  readonly numbersOf: (row: ImportRow) => CustomValues | null;
};

/** A row of the file, what it says, and what it is about. */
type MatchedRow = { readonly row: ImportRow; readonly read: SoftwareRow; readonly match: SoftwareMatch };

const insertedBy = ({ importId }: ImportJob) => ({ excel_import_id: importId, insert_method: INSERTED_BY_IMPORT });

const shownChanges = (changes: readonly { field: string; old: unknown }[]): CheckedRow['changes'] =>
  changes.map(({ field, old }) => ({
    column: field,
    old: plainShown(old, (text) => (isIsoDate(text) ? toDmy(text) : text)),
  }));

/** Plans a row without a person: it adds or changes a product. */
export const planProductRow = (
  { job, isCommit, columns, at, products }: SoftwareImport,
  { row, read, match }: MatchedRow,
): RowPlan => {
  const { converted, name, product, license } = read;
  const { errors } = converted;
  const before = products.get(match.product?.id ?? 0);
  errors.push(...fieldIssues(product.issues, {}, columns));
  const isOfLicense = Object.values(license.value).some((value) => value !== undefined && value !== null);
  if (isOfLicense) errors.push(...fieldIssues([issue(LICENSE_PERSON, 'required')], {}, columns));
  errors.push(...repeatIssues(job, row, [[PRODUCT_NAME, fold(name)]], null));
  const planned = { row, object: 'software_product', label: name, converted };
  // This commit created the product a moment ago, so the outcome is the product as it stands.
  if (isCommit && before?.excel_import_id === job.importId && before.version === 1)
    return planOfRow({
      ...planned,
      before: undefined,
      planned: { value: before, writes: [], changed: true },
      changes: [],
    });
  const plan = planProductChange({
    actor: job.actor,
    id: before?.id ?? 0,
    before,
    body: product.value,
    at,
    inserted: insertedBy(job),
    isImport: true,
  });
  errors.push(...fieldIssues(plan.issues, {}, columns));
  return planOfRow({
    ...planned,
    before,
    planned: plan,
    changes: before ? shownChanges(changesBetween(before, plan.value, productFields)) : [],
  });
};

/** The errors of a row with a person that show before its licence is planned. */
const licenseRowErrors = ({ job, columns, at }: SoftwareImport, { row, read, match }: MatchedRow): ImportIssue[] => {
  const { name, product: draft, license } = read;
  const { product, person } = match;
  const errors = fieldIssues(license.issues, {}, columns);
  if (match.issue) errors.push(match.issue);
  if (person && match.isRefused) errors.push(importIssue('active', 'ended_license'));
  if (match.isPlanned) errors.push(...fieldIssues([issue(LICENSE_PERSON, 'has_licence')], {}, columns));
  if (!product) {
    // The product is created together with the licence.
    const { issues } = planProductChange({ actor: job.actor, id: 0, before: undefined, body: draft.value, at });
    errors.push(...fieldIssues([...draft.issues, ...issues], {}, columns));
  }
  if (person) {
    const since = license.value.active === 0 ? ` ${license.value.date_enabled}` : '';
    errors.push(...repeatIssues(job, row, [[LICENSE_PERSON, `${fold(name)} ${person.id}${since}`]], null));
  }
  return errors;
};

/** The licence of the person as the row has it: a new one, or the changed one. A deactivated licence stays as it is. */
const plannedLicense = (
  { job, at, newIdOf }: SoftwareImport,
  { row, read, match }: MatchedRow,
  before: License | undefined,
  { numbers, extras }: { numbers: CustomValues | null; extras: NewExtras | undefined },
): LicensePlan | undefined => {
  const { actor, importId, changeDate } = job;
  const { product, person } = match;
  const { username, date_enabled: from } = read.license.value;
  if (!person) return undefined;
  if (before?.deleted === 1) return { value: before, issues: [], writes: [], changed: false };
  if (before) {
    const how = { via_excel: true } as const;
    return planLicenseEdit(actor, before, { username }, { extras, how, excel_import_id: importId });
  }
  return planNewLicense({
    actor,
    id: newIdOf(row),
    product_id: product?.id ?? 0,
    employee_id: person.id,
    username,
    // A row may leave the day to the import.
    day: from ?? changeDate,
    at,
    inserted: insertedBy(job),
    names: { product: product?.name ?? read.name, person: person.name },
    isImport: true,
    numbers,
    extras,
  });
};

/** Plans a row with a person: it adds or changes their licence. */
export const planLicenseRow = (session: SoftwareImport, matched: MatchedRow): RowPlan => {
  const { columns, extras, licenses, numbersOf } = session;
  const { row, read, match } = matched;
  const { converted, name } = read;
  const { errors, shown } = converted;
  const { person } = match;
  const before = licenses.get(match.licenseId ?? 0);
  const patch = extras.take(row, converted, before);
  errors.push(...licenseRowErrors(session, matched));
  if (person) shown[LICENSE_PERSON] = person.name;
  const numbers = before ? null : numbersOf(row);
  const applied = extras.apply(patch, before, numbers);
  const planned = plannedLicense(session, matched, before, { numbers, extras: applied.extras });
  const issues = planned?.issues.map((each) => ({ ...each, path: LICENSE_PERSON })) ?? [];
  if (!before) errors.push(...fieldIssues(issues, {}, columns));
  return planOfRow({
    row,
    object: 'software_license',
    label: [name, shown[LICENSE_PERSON]].filter(Boolean).join(', '),
    before,
    converted,
    planned: planned && { ...planned, writes: [...planned.writes, ...applied.events()] },
    changes: [
      ...(before && planned ? shownChanges(changesBetween(before, planned.value, ['username'])) : []),
      ...(before ? extras.changesOf(before, patch) : []),
    ],
    people: isAbout(person?.id),
  });
};
