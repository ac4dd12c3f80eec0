import { answerableFor } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { unreferencedCheck } from './assert-unreferenced.ts';
import { isProcessed, pushedMonthsOf, pushUnchanged, PUSHED_PART } from './payroll-lock.ts';
import { planVehicleUndo } from './vehicle-changes.ts';
import { vehicleStore } from './vehicle-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import {
  assertNoDocuments,
  undoConflictError,
  undoSession,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';

const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, parts, documented, people, scope, customFields, assertUnreferenced] = await Promise.all([
    vehicleStore.getMany(ids),
    readParts(vehicleStore.type, ids, PUSHED_PART),
    withDocuments('car', ids),
    employeeCollection.refresh(),
    visibleEmployees(actor),
    definedFields('car'),
    unreferencedCheck(),
  ]);
  const isInScope = (car: Vehicle): boolean => scope.has(answerableFor(car, car.related_employee_id));

  return undoSession(stored, (current, before) => {
    const { id } = current;
    if (!isInScope(current)) throw new AppError('not_found');
    const months = pushedMonthsOf(parts.get(id));
    if (!before && months.length > 0) throw undoConflictError('Payroll has processed it, so it stays.');
    if (!before) {
      assertNoDocuments(documented, id);
      assertUnreferenced(current);
    }
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
    return [...writes, pushUnchanged(id, months), ...(before ? [] : [withoutDocuments('car', id)])];
  });
};

export const vehicleUndo: RecordUndo = { writePermission: 'fleet:write', open };
