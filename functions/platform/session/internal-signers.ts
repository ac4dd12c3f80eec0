import { AppError } from '#shared/errors/problem.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from './load-actor.ts';
import { userCollection } from './user-collection.ts';

/** Whether a user may sign contracts for the company (docs/areas/session-and-rights.md#permission-matrix, row 37). */
export const maySignInternally = async (user: UserRow): Promise<boolean> => {
  if (user.active !== 1) return false;
  try {
    return can(await loadActor(user.subject), 'contracts:sign');
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** The users who may sign contracts for the company, by name. */
export const internalSigners = async (): Promise<UserRow[]> => {
  const users = [...(await userCollection.refresh()).all()];
  const may = await Promise.all(users.map(maySignInternally));
  return users.filter((_, at) => may[at]).toSorted((one, other) => one.name.localeCompare(other.name));
};
