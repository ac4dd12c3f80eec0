import { assignToMany } from '#functions/platform/assignments/assign-to-many.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { planNewLicense } from './license-changes.ts';
import { licenseIndex, licenseStore, unendedLicense } from './license-store.ts';
import { findProduct } from './product-store.ts';
import { ASSIGN_SOFTWARE_KIND, type AssignSoftwareInput } from './software-runs.ts';

/**
 * Assigns a product to each person. Somebody who has a licence of it, or gets one later, keeps that one, and the item
 * is done.
 */
export const assignSoftwareRun = assignToMany<AssignSoftwareInput, object>({
  kind: ASSIGN_SOFTWARE_KIND,
  object: 'software_license',
  permission: 'software:write',
  paceMs: 0,
  groupMax: 15,
  reserveIds: licenseStore.reserveIds,
  prepare: async () => ({}),
  assign: async ({ employeeId: employee_id, id, numbers, person }, { product_id, start_date }, { actor }) => {
    const rows = await licenseIndex();
    const { name } = person(start_date);
    const product = await findProduct(product_id);
    const existing = unendedLicense(rows, { product_id, employee_id });
    if (existing) return { existing: existing.id };
    const { writes } = planNewLicense({
      actor,
      id,
      product_id,
      employee_id,
      day: start_date,
      at: now(),
      numbers,
      names: { product: product.name, person: name },
    });
    return { writes };
  },
  finish: async (_, { done, failed, created }) => ({
    object: 'software_license',
    assigned: created,
    already_active: done - created,
    failed,
  }),
});
