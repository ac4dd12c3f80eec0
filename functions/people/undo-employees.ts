import { AppError } from '#shared/errors/problem.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { PUSHED_PART } from '#functions/fleet/payroll-lock.ts';
import { vehicleIndex } from '#functions/fleet/vehicle-store.ts';
import { planEmployeeUndo } from './employee-changes.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import {
  assertNoDocuments,
  undoConflictError,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';

/** People who hold or held a vehicle, or may sign in: removing them would leave references to nobody. */
const namedElsewhere = async (actor: Actor): Promise<ReadonlySet<number>> => {
  const [cars, users] = await Promise.all([vehicleIndex(vehicleContext(actor)), userCollection.refresh()]);
  const named = new Set<number>();
  for (const { periods } of cars.all()) for (const { employee_id: id } of periods) named.add(id);
  for (const { employee_id: id } of users.all()) named.add(id);
  return named;
};

const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [storedPeople, parts, documented, named, customFields] = await Promise.all([
    employeeStore.getMany(ids),
    readParts(employeeStore.type, ids, PUSHED_PART),
    withDocuments('employee', ids),
    namedElsewhere(actor),
    definedFields('employee'),
    teamCollection.refresh(),
  ]);
  const people = new Map(storedPeople.map((person) => [person.id, person]));
  return {
    recordOf: (id) => people.get(id),
    writesOf: (id, stored) => {
      const current = people.get(id);
      if (!current || !seesPerson(actor, current)) throw new AppError('not_found');
      // why: the ledger keeps the record as it was stored
      const before = stored as Employee | null;
      if (!before && named.has(id))
        throw undoConflictError('This person has a vehicle or signs in, so the person stays.');
      if (!before && parts.has(id)) throw undoConflictError('Payroll has processed this person, who stays.');
      if (!before) assertNoDocuments(documented, id);
      return [
        ...planEmployeeUndo(actor, current, before, customFields),
        ...(before ? [] : [withoutDocuments('employee', id)]),
      ];
    },
  };
};

export const employeeUndo: RecordUndo = { writePermission: 'people:write', open };
