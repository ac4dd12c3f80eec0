import type { UserRow } from '#shared/people/user.columns.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** The logins of a person, without those of people who help the company. */
export const loginsOf = async (person: number): Promise<UserRow[]> =>
  [...(await userCollection.refresh()).all()].filter(({ employee_id: id, support }) => id === person && support === 0);
