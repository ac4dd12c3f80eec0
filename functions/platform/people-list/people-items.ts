import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { employeeCollection, personAmong } from '#functions/platform/directory/employees.ts';

type PersonItem = { label: string; employee_id: number | undefined; input: number };

/** The items of a run that gives each of these people something. People out of sight are not named. */
export const personItems = async function* (ids: readonly number[], actor: Actor): AsyncGenerator<PersonItem> {
  const people = await employeeCollection.refresh();
  for (const id of ids) {
    const person = people.get(id);
    const isSeen = person !== undefined && seesPerson(actor, person);
    yield { label: isSeen ? person.name : `#${id}`, employee_id: isSeen ? id : undefined, input: id };
  }
};

/** The person of an item when it is worked on; throws 422 for who has left, or has by the day `from`, or is out of sight. */
export const personOfItem = (
  id: number,
  people: RowIndex<EmployeeRow>,
  actor: Actor,
  from: IsoDate | null = null,
): EmployeeRow => personAmong(people, actor, id, 'employee_ids', from);
