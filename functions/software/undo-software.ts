import { holderOn } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { licenseEnd } from '#shared/software/license.dated.ts';
import type { License } from '#shared/software/license.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { areAllOfImport } from '#functions/platform/runs/imported-together.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { planLicenseUndo } from './license-changes.ts';
import { lastHolder } from './license-events.ts';
import { licenseIndex, licenseRowOf, licensesOfProduct, licenseStore } from './license-store.ts';
import { planProductUndo } from './product-changes.ts';
import { productStore } from './product-store.ts';
import {
  assertNoDocuments,
  undoConflictError,
  undoSession,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';

/** Whether the undo gives a licence back to somebody, or to the same person for longer. */
const hasMore = (current: License, before: License): boolean => {
  const holder = holderOn(before.periods, today());
  if (holder > 0 && holder !== holderOn(current.periods, today())) return true;
  const [ends, ended] = [licenseEnd(current), licenseEnd(before)];
  return ends !== null && (ended === null || ended > ends);
};

const openLicenses = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, scope, customFields] = await Promise.all([
    licenseStore.getMany(ids),
    withDocuments('software_license', ids),
    visibleEmployees(actor),
    definedFields('software_license'),
    // Brings the names of products and people up to date.
    licenseIndex(),
  ]);
  return undoSession(stored, (current, before) => {
    const { id } = current;
    if (!scope.has(current.employee_id)) throw new AppError('not_found');
    if (!before) assertNoDocuments(documented, id);
    if (before && hasMore(current, before) && employeeCollection.rows.get(lastHolder(before))?.deleted !== 0)
      throw undoConflictError('Who had it before is no longer active.');
    const { name, person_name: person } = licenseRowOf(current);
    const names = { product: name, person: person ?? '' };
    return [
      ...planLicenseUndo(actor, current, before, { names, customFields }),
      ...(before ? [] : [withoutDocuments('software_license', id)]),
    ];
  });
};

const openProducts = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields] = await Promise.all([
    productStore.getMany(ids),
    withDocuments('software_product', ids),
    definedFields('software_product'),
  ]);
  return undoSession(stored, async (current, before) => {
    const { id } = current;
    if (!before) {
      const licenses = licensesOfProduct(await licenseIndex(), id).map((license) => license.id);
      if (
        !(await areAllOfImport(current.excel_import_id, 'software_license', licenses, (all) =>
          licenseStore.getMany(all),
        ))
      )
        throw undoConflictError('It has licences now, so it stays.');
      assertNoDocuments(documented, id);
    }
    return [
      ...planProductUndo(actor, current, before, customFields),
      ...(before ? [] : [withoutDocuments('software_product', id)]),
    ];
  });
};

export const licenseUndo: RecordUndo = {
  writePermission: 'software:write',
  open: openLicenses,
};
export const productUndo: RecordUndo = {
  writePermission: 'software:edit-product',
  open: openProducts,
};
