import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { contractCollection } from '#functions/contracts/contract-store.ts';

/** How many contracts wait for the signature of this user; nobody signs while acting as somebody else. */
export const countToSign = async (actor: Actor): Promise<number> => {
  if (actor.acting_as !== null || actor.support) return 0;
  const rows = await contractCollection.refresh();
  return [...rows.all()].filter(
    (row) =>
      row.deleted === 0 &&
      isAwaiting(row.state) &&
      row.method !== 'paper' &&
      row.method !== 'provider' &&
      currentSigner(row)?.user_id === actor.user_id,
  ).length;
};
