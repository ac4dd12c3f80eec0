import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { EmployeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import type { LicenseDetails, LicenseOut, LicenseRowOut } from '#shared/contract/software/license.ts';
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
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { briefNow } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { presentCustomFields, presentExtras } from '#functions/platform/records/extras-wire.ts';
import { readEntities } from '#functions/platform/storage/change-feed.ts';
import { licenseHolders, licenseSight } from './software-sight.ts';
import { licenseIndex, licenseRowOf, licenseStore } from './license-store.ts';
import { deletedProductError } from './product-store.ts';
import { licenseSegments } from './software-segments.ts';
import { presentLicenseListRow, presentLicenseRow } from './software-wire.ts';

const heldLicenses: HeldKind<'software_license'> = {
  object: 'software_license',
  ...licenseHolders,
  segments: licenseSegments,
  holderOf: (row) => row.employee_id,
  // An inactive licence still belongs to its person.
  answerableFor: (row) => row.employee_id,
  index: licenseIndex,
};

type GroupedQuery = Pick<ListQuery, 'segment_id' | 'search_term' | 'page' | 'per_page'>;
/** At most this many licences stand under a product of the grouped list. */
const GROUP_SHOWN = 5;

/** Groups by name, and keeps a deleted product apart from another one of the same name. */
const byProduct: Column<LicenseRow> = {
  key: 'product',
  label: '',
  kind: 'text',
  value: (row) => `${row.name}\n${row.product_id}`,
};

/** One licence, for answers. */
export const presentLicense = async (stored: License): Promise<LicenseOut> => {
  await licenseIndex();
  const row = licenseRowOf(stored);
  return presentLicenseRow(row, await pictureLinks([row.person_avatar]));
};

const byText = (one: string | null, other: string | null): number => (one ?? '').localeCompare(other ?? '');

/** Sorts active licences first. */
const byState = (one: LicenseRow, other: LicenseRow): number => one.deleted - other.deleted;

const withWords = (rows: readonly LicenseRow[], term: string, textOf: (row: LicenseRow) => string): LicenseRow[] => {
  const words = searchTerms(term);
  return rows.filter((row) => {
    const text = fold(textOf(row));
    return words.every((word) => text.includes(word));
  });
};

const pageOf = async (rows: readonly LicenseRow[], { page, per_page }: Pick<ListQuery, 'page' | 'per_page'>) => {
  const shown = rows.slice((page - 1) * per_page, page * per_page);
  const picture = await pictureLinks(shown.map((row) => row.person_avatar));
  return { data: shown.map((row) => presentLicenseRow(row, picture)), total: rows.length };
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

  return {
    open: records.open,
    matching: records.matching,
    heldBy: records.heldBy,
    heldNow: records.heldNow,
    see,

    /** `see` for a change; 403 for a licence of another team, 409 when its product is deleted. */
    async toChange(id: number): Promise<License> {
      const stored = await see(id);
      await records.assertMayChange(stored.employee_id);
      if (licenseRowOf(stored).product_deleted === 1) throw deletedProductError();
      return stored;
    },

    /** `toChange` for many licences, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => License> {
      const [storedLicenses, assertMayChange] = await Promise.all([
        readEntities<License>(licenseStore.type, ids),
        records.accessChecker(),
        licenseIndex(),
      ]);
      const licensesById = new Map(storedLicenses.map((stored) => [stored.id, stored]));
      return (id) => {
        const stored = licensesById.get(id);
        if (!stored) throw new AppError('not_found');
        assertMayChange(stored.employee_id);
        if (licenseRowOf(stored).product_deleted === 1) throw deletedProductError();
        return stored;
      };
    },

    async list(query: ListQuery): Promise<{ data: LicenseRowOut[]; count: number }> {
      const { data, count, fields } = await records.page(query);
      const picture = await pictureLinks(data.map((row) => row.person_avatar));
      return {
        data: data.map((row) => ({ ...presentLicenseListRow(row, picture), ...presentExtras(row, fields) })),
        count,
      };
    },

    /** Licences by product; products sorted by name, licences by person. */
    async grouped({ segment_id, search_term, page, per_page: perPage }: GroupedQuery) {
      const { rows, view } = await records.open({ segment_id, show_deleted_only: '0' });
      const groups = matchingGroups(rows, { search_term, orderby_column: 'person_name' }, view, byProduct);
      const shown = groups
        .slice((page - 1) * perPage, page * perPage)
        .map(({ count, first }) => ({ count, first: first(GROUP_SHOWN) }));
      const picture = await pictureLinks(shown.flatMap(({ first }) => first.map((row) => row.person_avatar)));
      const data = shown.map(({ count, first }) => {
        const listed = first.map((row) => presentLicenseRow(row, picture));
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
      return pageOf(
        matching.toSorted((one, other) => byState(one, other) || byText(one.name, other.name)),
        page,
      );
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
          ...presentLicenseRow(row, await pictureLinks([row.person_avatar])),
          tags: [...(stored.tags ?? [])],
          created_at: stored.created_at,
          excel_import_id: stored.excel_import_id,
          insert_method: stored.insert_method,
          periods: await presentPeriods(actor, row.periods),
        },
        employee_details: (await briefNow(stored.employee_id)) ?? null,
        custom_fields,
      };
    },
  };
};
