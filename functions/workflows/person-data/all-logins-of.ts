import type { UserRow } from '#shared/people/user.columns.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** The logins of a person, those that ended included, without those of people who help the company. */
export const allLoginsOf = async (person: number): Promise<UserRow[]> =>
  [...(await userCollection.refresh()).all()].filter(({ employee_id: id, support }) => id === person && support === 0);
