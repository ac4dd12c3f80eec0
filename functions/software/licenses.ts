import type { LicenseOut } from '#shared/contract/software/license.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { License } from '#shared/software/license.ts';
import { heldRecords, type HeldKind } from '#functions/platform/assignments/held-records.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';
import { licenseHolders, licenseSight } from './software-sight.ts';
import { licenseIndex, licenseRowOf, licenseStore } from './license-store.ts';
import { deletedProductError } from './product-store.ts';
import { licenseSegments } from './software-segments.ts';
import { presentLicenseRow } from './software-wire.ts';

const heldLicenses: HeldKind<'software_license'> = {
  object: 'software_license',
  ...licenseHolders,
  segments: licenseSegments,
  holderOf: (row) => (row.active === 1 ? row.employee_id : 0),
  // An inactive licence still belongs to its person.
  answerableFor: (row) => row.employee_id,
  index: licenseIndex,
};

/** What it takes to present these rows: who may be named, and the links of pictures. */
export const licenseFacts = (actor: Actor, rows: readonly LicenseRow[]): Promise<[VisibleEmployees, PictureOf]> =>
  Promise.all([visibleEmployees(actor), pictureLinks(rows.map((row) => row.person_avatar))]);

/** Licences as this actor may see and change them. */
export const licenses = (actor: Actor) => {
  const records = heldRecords(heldLicenses, actor);

  /** The licence, or 404 when it does not exist or is of someone out of sight: the same answer for both. */
  const see = (id: number): Promise<License> => licenseSight.see(actor, id);

  /** One licence, for answers. */
  const present = async (stored: License): Promise<LicenseOut> => {
    await licenseIndex();
    const row = licenseRowOf(stored);
    return presentLicenseRow(row, ...(await licenseFacts(actor, [row])));
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
    page: records.page,
    see,

    present,
    toChange,

    /** `toChange` for many licences, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => License> {
      const [licenseOf, assertMayChange] = await Promise.all([
        licenseStore.getEach(ids),
        records.accessChecker(),
        licenseIndex(),
      ]);
      return (id) => {
        const stored = licenseOf(id);
        const row = licenseRowOf(stored);
        assertMayChange(row.employee_id);
        if (row.product_deleted === 1) throw deletedProductError();
        return stored;
      };
    },
  };
};
