import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { EmployeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import type { LicenseDetails, LicenseOut, LicenseRowOut, LicenseTotals } from '#shared/contract/software/license.ts';
import { matchingGroups } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { searchTerms } from '#shared/list/search-text.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { License } from '#shared/software/license.ts';
import { fold } from '#shared/values/fold.ts';
import { heldRecords, type HeldKind } from '#functions/platform/assignments/held-records.ts';
import { presentPeriods } from '#functions/platform/assignments/held-periods.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { briefNow } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { licenseHolders, licenseSight } from './software-sight.ts';
import { licenseIndex, licenseRowOf, licenseStore } from './license-store.ts';
import { deletedProductError } from './product-store.ts';
import { licenseTotals } from './software-cost.ts';
import { licenseSegments } from './software-segments.ts';
import { presentLicenseListRow, presentLicenseRow } from './software-wire.ts';

const heldLicenses: HeldKind<'software_license'> = {
  object: 'software_license',
  ...licenseHolders,
  segments: licenseSegments,
  holderOf: (row) => (row.active === 1 ? row.employee_id : 0),
  // An inactive licence still belongs to its person.
  answerableFor: (row) => row.employee_id,
  index: licenseIndex,
};

type GroupedQuery = Pick<ListQuery, 'segment_id' | 'search_term' | 'page' | 'per_page' | 'requested_cf_ids'>;
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

/** Licences as this actor may see and change them. */
export const licenses = (actor: Actor) => {
  const records = heldRecords(heldLicenses, actor);

  /** The licence, or 404 when it does not exist or is of someone out of sight: the same answer for both. */
  const see = (id: number): Promise<License> => licenseSight.see(actor, id);

  const inScope = async (rows: readonly LicenseRow[]): Promise<LicenseRow[]> => {
    const scope = await visibleEmployees(actor);
    return rows.filter((row) => scope.has(row.employee_id));
  };

  /** What it takes to present these rows: who may be named, and the links of pictures. */
  const facts = (rows: readonly LicenseRow[]): Promise<[VisibleEmployees, PictureOf]> =>
    Promise.all([visibleEmployees(actor), pictureLinks(rows.map((row) => row.person_avatar))]);

  const pageOf = async (rows: readonly LicenseRow[], { page, per_page }: Pick<ListQuery, 'page' | 'per_page'>) => {
    const shown = rows.slice((page - 1) * per_page, page * per_page);
    const [scope, picture] = await facts(shown);
    return { data: shown.map((row) => presentLicenseRow(row, scope, picture)), total: rows.length };
  };

  /** One licence, for answers. */
  const present = async (stored: License): Promise<LicenseOut> => {
    await licenseIndex();
    const row = licenseRowOf(stored);
    return presentLicenseRow(row, ...(await facts([row])));
  };

  /** `see` for a change; 403 for a licence of another team, 409 when its product is deleted. */
  const toChange = async (id: number): Promise<License> => {
    const stored = await see(id);
    const row = licenseRowOf(stored);
    await records.assertMayChange(row.employee_id);
    if (row.product_deleted === 1) throw deletedProductError();
    return stored;
  };

  return {
    open: records.open,
    matching: records.matching,
    heldAs: records.heldAs,
    see,

    present,
    toChange,

    /** `toChange` for many licences, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => License> {
      const [storedLicenses, assertMayChange] = await Promise.all([
        licenseStore.getMany(ids),
        records.accessChecker(),
        licenseIndex(),
      ]);
      const licensesById = new Map(storedLicenses.map((stored) => [stored.id, stored]));
      return (id) => {
        const stored = licensesById.get(id);
        if (!stored) throw new AppError('not_found');
        const row = licenseRowOf(stored);
        assertMayChange(row.employee_id);
        if (row.product_deleted === 1) throw deletedProductError();
        return stored;
      };
    },

    async list(query: ListQuery): Promise<{ data: LicenseRowOut[]; count: number; totals: LicenseTotals }> {
      const [{ data, count, fields }, { rows }] = await Promise.all([records.page(query), records.matching(query)]);
      const [scope, picture] = await facts(data);
      return {
        data: data.map((row) => ({ ...presentLicenseListRow(row, scope, picture), ...presentExtras(row, fields) })),
        count,
        totals: licenseTotals([...rows]),
      };
    },

    /** Licences by product; products sorted by name, licences by person. */
    async grouped({ segment_id, search_term, page, per_page: perPage, ...query }: GroupedQuery) {
      const [{ rows, view }, fields] = await Promise.all([
        records.open({ segment_id, show_deleted_only: '0' }),
        requestedFields(actor, 'software_license', query),
      ]);
      const groups = matchingGroups(rows, { search_term, orderby_column: 'person_name' }, view, byProduct);
      const shown = groups
        .slice((page - 1) * perPage, page * perPage)
        .map(({ count, first }) => ({ count, first: first(GROUP_SHOWN) }));
      const [scope, picture] = await facts(shown.flatMap(({ first }) => first));
      const data = shown.map(({ count, first }) => {
        const listed = first.map((row) => ({
          ...presentLicenseListRow(row, scope, picture),
          ...presentExtras(row, fields),
        }));
        const { product_id, product_name, product_logo, product_url } = listed[0]!;
        return { product_id, product_name, product_logo, product_url, license_count: count, licenses: listed };
      });
      return { data, count: groups.length };
    },

    /** The licences of a product, searched by person and username. */
    async ofProduct(all: readonly LicenseRow[], keyword: string, page: Pick<ListQuery, 'page' | 'per_page'>) {
      const matching = withWords(
        await inScope(all),
        keyword,
        (row) => `${row.person_name ?? ''} ${row.username ?? ''}`,
      );
      const sorted = matching.toSorted(
        (one, other) => byState(one, other) || byText(one.person_name, other.person_name),
      );
      return pageOf(sorted, page);
    },

    /** The licences of a person whom the actor sees, searched by product and username. */
    async ofPerson(all: readonly LicenseRow[], words: string, page: Pick<ListQuery, 'page' | 'per_page'>) {
      const matching = withWords(all, words, (row) => `${row.name} ${row.username ?? ''}`);
      const sorted = matching.toSorted((one, other) => byState(one, other) || byText(one.name, other.name));
      return { ...(await pageOf(sorted, page)), totals: licenseTotals(all) };
    },

    async details(id: number): Promise<{
      details: LicenseDetails;
      employee_details: EmployeeBrief | null;
      custom_fields: CustomFieldOut[];
    }> {
      const reading = see(id);
      const [stored, custom_fields] = await Promise.all([
        reading,
        presentCustomFields(actor, 'software_license', reading),
      ]);
      const row = licenseRowOf(stored);
      return {
        details: {
          ...presentLicenseRow(row, ...(await facts([row]))),
          tags: [...(stored.tags ?? [])],
          created_at: stored.created_at,
          excel_import_id: stored.excel_import_id,
          insert_method: stored.insert_method,
          periods: await presentPeriods(actor, row.periods),
        },
        employee_details: (await briefNow(row.employee_id)) ?? null,
        custom_fields,
      };
    },
  };
};
