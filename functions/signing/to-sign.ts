import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { contractCollection } from '#functions/contracts/contract-store.ts';

/** The contracts that wait for the signature of this user; nobody signs while acting as somebody else. */
export const contractsToSign = async (actor: Actor): Promise<ContractRow[]> => {
  if (actor.acting_as !== null || actor.support) return [];
  const rows = await contractCollection.refresh();
  return [...rows.all()].filter(
    (row) =>
      row.deleted === 0 &&
      isAwaiting(row.state) &&
      row.method !== 'paper' &&
      row.method !== 'provider' &&
      currentSigner(row)?.user_id === actor.user_id,
  );
};

export const countToSign = async (actor: Actor): Promise<number> => (await contractsToSign(actor)).length;
