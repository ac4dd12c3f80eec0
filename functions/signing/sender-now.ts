import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { maySignInternally } from '#functions/platform/session/internal-signers.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** A user by the name and the address that a contract keeps of them. */
export type KeptUser = { readonly user_id: number; readonly name: string; readonly email: string };

/** Reads the people and users whom mails about contracts name or go to. */
export const refreshRecipients = () => Promise.all([employeeCollection.refresh(), userCollection.refresh()]);

/** Whether a user still gets in, as of the last read of the users; one who was not read does. */
export const hasAccess = ({ user_id: id }: Pick<KeptUser, 'user_id'>): boolean =>
  userCollection.rows.get(id)?.active !== 0;

/** Whether a signer can sign, as of the last read of the users: the person always, a user with the right to. */
export const stillSigns = ({ user_id: id }: Pick<StoredSigner, 'user_id'>): boolean => {
  const user = userCollection.rows.get(id);
  return user === undefined || maySignInternally(user);
};

/** Who looks after a contract that was sent: its sender, or its owner once the sender has no access any more. */
export const senderNow = ({ sending, owner_user_id: ownerId }: Contract): KeptUser | undefined => {
  if (!sending || hasAccess(sending.sent_by)) return sending?.sent_by;
  const owner = userCollection.rows.get(ownerId);
  return owner?.active === 1 ? { user_id: owner.id, name: owner.name, email: owner.email } : undefined;
};
