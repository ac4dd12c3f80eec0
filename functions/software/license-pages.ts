import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { LicenseDetails, LicenseRowOut, LicenseTotals } from '#shared/contract/software/license.ts';
import { matchingGroups } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { searchTerms } from '#shared/list/search-text.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import { fold } from '#shared/values/fold.ts';
import { presentPeriods } from '#functions/platform/assignments/held-periods.ts';
import { briefNow, type EmployeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { licenseRowOf } from './license-store.ts';
import { licenseFacts, licenses } from './licenses.ts';
import { licenseTotals } from './software-cost.ts';
import { presentLicenseListRow, presentLicenseRow } from './software-wire.ts';

type Page = Pick<ListQuery, 'page' | 'per_page'>;
type GroupedQuery = Page & Pick<ListQuery, 'segment_id' | 'search_term' | 'requested_cf_ids'>;
/** At most this many licences stand under a product of the grouped list. */
const GROUP_SHOWN = 5;

/** Groups by name, and keeps a deleted product apart from another one of the same name. */
const byProduct: Column<LicenseRow> = {
  key: 'product',
  label: '',
  kind: 'text',
  value: (row) => `${row.name}\n${row.product_id}`,
};

const byText = (one: string | null, other: string | null): number => (one ?? '').localeCompare(other ?? '');

const stateOf = ({ active, deleted }: LicenseRow): number => (active === 1 ? 0 : 1 + deleted);

/** Sorts active licences first, then those that begin later. */
const byState = (one: LicenseRow, other: LicenseRow): number => stateOf(one) - stateOf(other);

const withWords = (rows: readonly LicenseRow[], term: string, textOf: (row: LicenseRow) => string): LicenseRow[] => {
  const words = searchTerms(term);
  return rows.filter((row) => {
    const text = fold(textOf(row));
    return words.every((word) => text.includes(word));
  });
};

const pageOf = async (actor: Actor, rows: readonly LicenseRow[], { page, per_page }: Page) => {
  const shown = rows.slice((page - 1) * per_page, page * per_page);
  const [scope, picture] = await licenseFacts(actor, shown);
  return { data: shown.map((row) => presentLicenseRow(row, scope, picture)), total: rows.length };
};

export const readLicensePage = async (
  actor: Actor,
  query: ListQuery,
): Promise<{ data: LicenseRowOut[]; count: number; totals: LicenseTotals }> => {
  const register = licenses(actor);
  const [{ data, count, fields }, { rows }] = await Promise.all([register.page(query), register.matching(query)]);
  const [scope, picture] = await licenseFacts(actor, data);
  return {
    data: data.map((row) => ({ ...presentLicenseListRow(row, scope, picture), ...presentExtras(row, fields) })),
    count,
    totals: licenseTotals([...rows]),
  };
};

/** Licences by product; products sorted by name, licences by person. */
export const readLicenseGroups = async (
  actor: Actor,
  { segment_id, search_term, page, per_page: perPage, ...query }: GroupedQuery,
) => {
  const [{ rows, view }, fields] = await Promise.all([
    licenses(actor).open({ segment_id, show_deleted_only: '0' }),
    requestedFields(actor, 'software_license', query),
  ]);
  const groups = matchingGroups(rows, { search_term, orderby_column: 'person_name' }, view, byProduct);
  const shown = groups
    .slice((page - 1) * perPage, page * perPage)
    .map(({ count, first }) => ({ count, first: first(GROUP_SHOWN) }));
  const [scope, picture] = await licenseFacts(
    actor,
    shown.flatMap(({ first }) => first),
  );
  const data = shown.map(({ count, first }) => {
    const listed = first.map((row) => ({
      ...presentLicenseListRow(row, scope, picture),
      ...presentExtras(row, fields),
    }));
    const { product_id, product_name, product_logo, product_url } = listed[0]!;
    return { product_id, product_name, product_logo, product_url, license_count: count, licenses: listed };
  });
  return { data, count: groups.length };
};

/** The licences of a product, searched by person and username. */
export const readLicensesOfProduct = async (actor: Actor, all: readonly LicenseRow[], keyword: string, page: Page) => {
  const scope = await visibleEmployees(actor);
  const matching = withWords(
    all.filter((row) => scope.has(row.employee_id)),
    keyword,
    (row) => `${row.person_name ?? ''} ${row.username ?? ''}`,
  );
  const sorted = matching.toSorted((one, other) => byState(one, other) || byText(one.person_name, other.person_name));
  return pageOf(actor, sorted, page);
};

/** The licences of a person whom the actor sees, searched by product and username. */
export const readLicensesOfPerson = async (actor: Actor, all: readonly LicenseRow[], words: string, page: Page) => {
  const matching = withWords(all, words, (row) => `${row.name} ${row.username ?? ''}`);
  const sorted = matching.toSorted((one, other) => byState(one, other) || byText(one.name, other.name));
  return { ...(await pageOf(actor, sorted, page)), totals: licenseTotals(all) };
};

export const readLicenseDetails = async (
  actor: Actor,
  id: number,
): Promise<{
  details: LicenseDetails;
  employee_details: EmployeeBrief | null;
  custom_fields: CustomFieldOut[];
}> => {
  const reading = licenses(actor).see(id);
  const [stored, custom_fields] = await Promise.all([reading, presentCustomFields(actor, 'software_license', reading)]);
  const row = licenseRowOf(stored);
  return {
    details: {
      ...presentLicenseRow(row, ...(await licenseFacts(actor, [row]))),
      tags: [...(stored.tags ?? [])],
      created_at: stored.created_at,
      excel_import_id: stored.excel_import_id,
      insert_method: stored.insert_method,
      periods: await presentPeriods(actor, row.periods),
    },
    employee_details: (await briefNow(row.employee_id)) ?? null,
    custom_fields,
  };
};
