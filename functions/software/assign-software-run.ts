import type { CustomValues } from '#shared/records/recorded.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personItems, personOfItem } from '#functions/platform/people-list/people-items.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { planNewLicense } from './license-changes.ts';
import { activeLicense, licenseIndex, licenseStore } from './license-store.ts';
import { findProduct } from './product-store.ts';
import { ASSIGN_SOFTWARE_KIND, type AssignSoftwareInput } from './software-runs.ts';

type Ready = AssignSoftwareInput & {
  /** What the licence of a person becomes: one block for the people of a chunk. */
  ids: ReadonlyMap<number, number>;
  numbers: ReadonlyMap<number, CustomValues | null>;
};

/** Assigns a product to each person; who has an active licence of it keeps that one, and the item is done. */
export const assignSoftwareRun = itemKind<AssignSoftwareInput, number, Ready>({
  kind: ASSIGN_SOFTWARE_KIND,
  permission: 'software:write',
  paceMs: 0,
  groupMax: 15,
  inFlight: 3,
  expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
  prepare: async (input, employeeIds) => {
    const [first, numberOf] = await Promise.all([
      licenseStore.reserveIds(Math.max(1, employeeIds.length)),
      autoNumbers('software_license', employeeIds.length),
    ]);
    return {
      ...input,
      ids: new Map(employeeIds.map((id, at) => [id, first + at])),
      numbers: new Map(employeeIds.map((id, at) => [id, numberOf(at)])),
    };
  },
  apply: async (employee_id, { product_id, start_date, ids, numbers }, { actor }) => {
    const rows = await licenseIndex();
    const person = personOfItem(employee_id, employeeCollection.rows, actor);
    const id = ids.get(employee_id)!;
    const product = await findProduct(product_id);
    const known = activeLicense(rows, { product_id, employee_id });
    if (known) return { writes: [], ref: { object: 'software_license', id: known.id } };
    const { writes } = planNewLicense({
      actor, id, product_id, employee_id, day: start_date, at: now(), numbers: numbers.get(employee_id) ?? null,
      names: { product: product.name, person: person.name },
    }); // prettier-ignore
    return { writes, ref: { object: 'software_license', id }, undo: { before: null, version: 1 } };
  },
  finish: async (_, { done, failed, created }) => ({
    object: 'software_license',
    assigned: created,
    already_active: done - created,
    failed,
  }),
});
