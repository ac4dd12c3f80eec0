import { fullRights } from '#shared/permissions/actor.ts';
import type { User } from '#shared/people/user.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { planUserChange } from './user-changes.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { userBySubject, userStore } from '#functions/platform/session/users.ts';

const deployment = automaticActor('Deployment');

export const userOfEmail = async (email: string): Promise<User | undefined> => {
  const row = [...(await userCollection.refresh()).all()].find(
    (each) => each.email.toLowerCase() === email.toLowerCase(),
  );
  return row && userStore.get(row.id);
};

/**
 * Ties the user with an e-mail address to the account that the identity provider knows as `subject`, as when the user
 * pool was created anew. False when there is no such user.
 */
export const linkToSubject = (email: string, subject: string): Promise<boolean> =>
  retryLost(async () => {
    const before = await userOfEmail(email);
    if (before && before.subject !== subject)
      await transact(await planUserChange(deployment, before, { ...before, subject }));
    return before !== undefined;
  });

export type FirstAdmin = { subject: string; email: string; name: string };

/**
 * Makes the person whom the identity provider knows as `subject` an administrator. Doing it again changes nothing, and
 * never gives back a right that an administrator took away. A user with the same e-mail address gets the new subject,
 * which happens when the user pool was created anew.
 */
export const enrolFirstAdmin = async ({ subject, email, name }: FirstAdmin): Promise<void> => {
  if (await userBySubject(subject)) return;
  if (await linkToSubject(email, subject)) return;
  const user = { ...fullRights, subject, email, name, employee_id: 0, active: 1, impersonating_user_id: 0 } as const;
  const id = await userStore.reserveIds();
  return transact(await planUserChange(deployment, undefined, { ...user, id, version: 1 }));
};
