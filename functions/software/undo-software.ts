import { holderOn } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import { licenseEnd } from '#shared/software/license.dated.ts';
import type { License } from '#shared/software/license.ts';
import type { Product } from '#shared/software/product.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { areAllOfImport } from '#functions/platform/runs/imported-together.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { planLicenseUndo } from './license-changes.ts';
import { lastHolder } from './license-events.ts';
import { licenseIndex, licenseRowOf, licensesOfProduct, licenseStore } from './license-store.ts';
import { planProductUndo } from './product-changes.ts';
import { productStore } from './product-store.ts';
import { undoConflictError } from '#functions/platform/runs/record-undo.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';

/** Whether the undo gives a licence back to somebody, or to the same person for longer. */
const hasMore = (current: License, before: License): boolean => {
  const holder = holderOn(before.periods, today());
  if (holder > 0 && holder !== holderOn(current.periods, today())) return true;
  const [ends, ended] = [licenseEnd(current), licenseEnd(before)];
  return ends !== null && (ended === null || ended > ends);
};

export const licenseUndo = undoOfKind({
  object: 'software_license',
  writePermission: 'software:write',
  store: licenseStore,
  read: async (actor) => {
    // The index brings the names of products and people up to date.
    const [scope] = await Promise.all([visibleEmployees(actor), licenseIndex()]);
    return { scope };
  },
  writesOf: ({ actor, current, before, customFields, scope }) => {
    if (!scope.has(current.employee_id)) throw new AppError('not_found');
    if (before && hasMore(current, before) && employeeCollection.rows.get(lastHolder(before))?.deleted !== 0)
      throw undoConflictError('Who had it before is no longer active.');
    const { name, person_name: person } = licenseRowOf(current);
    const names = { product: name, person: person ?? '' };
    return planLicenseUndo(actor, current, before, { names, customFields });
  },
});

/** Whether every licence of a product came with the same import and is as it came, so that they go together. */
const goesWithLicenses = async ({ id, excel_import_id: importId }: Product): Promise<boolean> => {
  const licenses = licensesOfProduct(await licenseIndex(), id).map((license) => license.id);
  return areAllOfImport(importId, 'software_license', licenses, (all) => licenseStore.getMany(all));
};

export const productUndo = undoOfKind({
  object: 'software_product',
  writePermission: 'software:edit-product',
  store: productStore,
  read: async () => ({}),
  writesOf: async ({ actor, current, before, customFields }) => {
    if (!before && !(await goesWithLicenses(current))) throw undoConflictError('It has licences now, so it stays.');
    return planProductUndo(actor, current, before, customFields);
  },
});
