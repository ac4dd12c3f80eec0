import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { contractEvents } from './contract-events.ts';
import { contractCollection, contractStore } from './contract-store.ts';

type Named = Pick<Contract, 'owner_user_id' | 'state' | 'internal_signer_user_id' | 'second_internal_signer_user_id'>;

/** A user owns it, or is to sign a draft of it; who was asked already signs or is replaced at the signer. */
const names = (user: number, contract: Named): boolean =>
  contract.owner_user_id === user ||
  (contract.state === 'draft' &&
    (contract.internal_signer_user_id === user || contract.second_internal_signer_user_id === user));

/** The contracts that a user owns or has to sign, archived ones included. */
export const contractsOf = async (user: number): Promise<ContractRow[]> => {
  const rows = await contractCollection.refresh();
  return [...rows.all()].filter((row) => names(user, row));
};

const reassigned = (before: Contract, from: number, to: number): Contract => {
  const swap = (user: number): number => (user === from ? to : user);
  if (before.state !== 'draft') return { ...before, owner_user_id: swap(before.owner_user_id) };
  const first = swap(before.internal_signer_user_id);
  const second = swap(before.second_internal_signer_user_id);
  return {
    ...before,
    owner_user_id: swap(before.owner_user_id),
    internal_signer_user_id: first,
    second_internal_signer_user_id: second === first ? 0 : second,
  };
};

/** Gives a contract of one user to another; done twice it changes nothing the second time. */
export const reassignContract = (actor: Actor, id: number, from: UserRow, to: UserRow): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const before = await contractStore.get(id);
    if (!before || !names(from.id, before)) return;
    await transact([
      contractStore.update(before, reassigned(before, from.id, to.id)),
      ...contractEvents(actor, before, 'contract_reassigned', { old: from.name, new: to.name }),
    ]);
  });
