import { AppError } from '#shared/errors/problem.ts';
import type { User } from '#shared/people/user.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planUserChange } from './user-changes.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** The active users that are one person; hardly ever more than one. */
export const loginsOf = async (employeeId: number): Promise<User[]> => {
  const ids = [...(await userCollection.refresh()).all()].flatMap(({ id, active, employee_id }) =>
    active === 1 && employee_id === employeeId ? [id] : [],
  );
  return (await userStore.getMany(ids)).filter(({ active }) => active === 1);
};

/** Every user that is the person, those that ended included. */
export const loginsEverOf = async (employeeId: number): Promise<User[]> => {
  const rows = [...(await userCollection.refresh()).all()];
  return userStore.getMany(rows.flatMap(({ id, employee_id: who }) => (who === employeeId ? [id] : [])));
};

/** The user that a person signs in as; undefined when they cannot. */
export const loginOf = async (employeeId: number): Promise<User | undefined> => (await loginsOf(employeeId))[0];

/** The writes that end a login; undefined for the last administrator, whose login goes on. */
export const planLoginEnd = async (actor: Actor, user: User): Promise<Write[] | undefined> => {
  try {
    return await planUserChange(actor, user, { ...user, active: 0 });
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_admin') return undefined;
    throw error;
  }
};

/** Ends a login that has not ended, planned anew where somebody else changed the user or the administrators meanwhile. */
const endLogin = (actor: Actor, id: number): Promise<void> =>
  retryLost(async () => {
    const user = await userStore.get(id);
    const writes = user?.active === 1 ? await planLoginEnd(actor, user) : undefined;
    if (writes) await transact(writes);
  });

/** Ends every login of a person but that of the last administrator. Without one it changes nothing. */
export const endLoginsOf = async (actor: Actor, employeeId: number): Promise<void> => {
  for (const { id } of await loginsOf(employeeId)) await endLogin(actor, id);
  forgetActors();
};
