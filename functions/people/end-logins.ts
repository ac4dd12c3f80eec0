import type { EventPayload } from '#shared/activity/events.ts';
import { losesLogin } from '#shared/people/employee.dated.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import type { Reaction } from '#functions/platform/events/react.ts';
import { employeeCollection, employeeStore } from '#functions/platform/directory/employees.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { endLoginsOf } from '#functions/session/login-of-person.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

const system = automaticActor('System');

const endLoginOf = async (id: number): Promise<void> => {
  const person = await employeeStore.get(id);
  if (person && losesLogin(person)) await endLoginsOf(system, id);
};

/** Ends the logins of people whose last day has passed. */
export const endLogins: DayWork = async (from, to) => {
  const [people, users] = await Promise.all([employeeCollection.refresh(), userCollection.refresh()]);
  const signIn = new Set([...users.all()].flatMap(({ active, employee_id: id }) => (active === 1 ? [id] : [])));
  for (const id of signIn) {
    const last = people.get(id)?.active_until ?? null;
    if (last !== null && last >= from && last < to) await endLoginOf(id);
  }
};

/** Ends the login of somebody whose last day an import, a bulk edit or an undo has set to one that has passed. */
export const endLoginOfLeaver: Reaction = async ({ object_id: id, payload }) => {
  // why: this reaction is to events of that type
  const { changes = [] } = payload as Partial<EventPayload<'employee_updated'>>;
  if (changes.some(({ field }) => field === 'active_until')) await endLoginOf(id);
  return [];
};
