import { AppError } from '#shared/errors/problem.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection, employeeStore } from '#functions/platform/directory/employees.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';

/** Throws 404 for an unknown person and for one out of sight. */
export const assertInSight = (actor: Actor, person: Employee | undefined): Employee => {
  if (!person || !seesPerson(actor, person)) throw new AppError('not_found');
  return person;
};

/**
 * The whole record of a person in sight, read consistently, with the names of teams and managers brought up to date;
 * otherwise 404.
 */
export const storedPerson = async (actor: Actor, id: number): Promise<Employee> => {
  const [person] = await Promise.all([employeeStore.get(id), employeeCollection.refresh()]);
  return assertInSight(actor, person);
};

export const employeeSight: RecordSight<Employee> = {
  store: employeeStore,
  nameOf: personName,
  see: storedPerson,
  // Seeing a person is enough to write about them, as far as the matrix lets the user.
  refusal: () => Promise.resolve(undefined),
  async names() {
    const rows = await employeeCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};
