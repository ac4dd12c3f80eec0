import { answerableFor } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { unreferencedCheck } from './assert-unreferenced.ts';
import { isProcessed, pushedMonthsOf, pushUnchanged, PUSHED_PART } from './payroll-lock.ts';
import { planVehicleUndo } from './vehicle-changes.ts';
import { vehicleStore } from './vehicle-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import { undoConflictError } from '#functions/platform/runs/record-undo.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';

export const vehicleUndo = undoOfKind({
  object: 'car',
  writePermission: 'fleet:write',
  store: vehicleStore,
  read: async (actor, ids) => {
    const [parts, people, scope, assertUnreferenced] = await Promise.all([
      readParts(vehicleStore.type, ids, PUSHED_PART),
      employeeCollection.refresh(),
      visibleEmployees(actor),
      unreferencedCheck(),
    ]);
    return { parts, people, scope, assertUnreferenced };
  },
  writesOf: ({ actor, current, before, customFields, parts, people, scope, assertUnreferenced }) => {
    const { id } = current;
    if (!scope.has(answerableFor(current, current.related_employee_id))) throw new AppError('not_found');
    const months = pushedMonthsOf(parts.get(id));
    if (!before && months.length > 0) throw undoConflictError('Payroll has processed it, so it stays.');
    if (!before) assertUnreferenced(current);
    const driver = before?.related_employee_id ?? 0;
    if (driver > 0 && driver !== current.related_employee_id && people.get(driver)?.deleted !== 0) {
      throw undoConflictError('Who drove it before is no longer active.');
    }
    const writes = planVehicleUndo({
      actor,
      current,
      before,
      customFields,
      context: vehicleContext(actor),
      processed: isProcessed(months),
      at: now(),
    });
    return [...writes, pushUnchanged(id, months)];
  },
});
