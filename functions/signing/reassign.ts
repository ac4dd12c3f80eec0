import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { canCorrect, correctSigner, isOpenSigner } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { contractEvents } from '#functions/contracts/contract-events.ts';
import { contractCollection, contractStore } from '#functions/contracts/contract-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planStep } from './step.ts';

type Users = { readonly from: UserRow; readonly to: UserRow };
type Named = Pick<
  Contract,
  | 'owner_user_id'
  | 'state'
  | 'deleted'
  | 'method'
  | 'signers'
  | 'internal_signer_user_id'
  | 'second_internal_signer_user_id'
>;

/** Who was asked to sign, has not, and can be replaced: a provider keeps its signers, and nobody signs twice. */
const openSigner = (contract: Named, { from, to }: Users): StoredSigner | undefined =>
  canCorrect(contract) && !contract.signers.some(({ user_id: user }) => user === to.id)
    ? contract.signers.find((signer) => signer.user_id === from.id && isOpenSigner(signer))
    : undefined;

/** Whether a user owns a contract, is to sign a draft of it, or was asked to sign it and can be replaced. */
const names = (contract: Named, users: Users): boolean => {
  const { id } = users.from;
  if (contract.owner_user_id === id || openSigner(contract, users)) return true;
  const { internal_signer_user_id: first, second_internal_signer_user_id: second, signers } = contract;
  return contract.state === 'draft' && [first, second, ...signers.map(({ user_id: user }) => user)].includes(id);
};

/** The contracts that a user owns or has to sign, archived ones included. */
export const contractsOf = async (users: Users): Promise<ContractRow[]> => {
  const rows = await contractCollection.refresh();
  return [...rows.all()].filter((row) => names(row, users));
};

/** A draft with the other user in place of this one. */
const redrafted = (before: Contract, { from, to }: Users): Partial<Contract> => {
  const swap = (user: number): number => (user === from.id ? to.id : user);
  const first = swap(before.internal_signer_user_id);
  const second = swap(before.second_internal_signer_user_id);
  const signs = before.signers.some(({ user_id: user }) => user === to.id);
  return {
    internal_signer_user_id: first,
    second_internal_signer_user_id: second === first ? 0 : second,
    signers: before.signers.flatMap((signer) => {
      if (signer.user_id !== from.id) return [signer];
      return signs ? [] : [{ ...signer, user_id: to.id, employee_id: to.employee_id, name: to.name, email: to.email }];
    }),
  };
};

const reassignWrites = (actor: Actor, before: Contract, users: Users): Write[] => {
  const { from, to } = users;
  const events = contractEvents(actor, before, 'contract_reassigned', { old: from.name, new: to.name });
  const owner = before.owner_user_id === from.id ? to.id : before.owner_user_id;
  const signer = openSigner(before, users);
  if (!signer) {
    const change = before.state === 'draft' ? redrafted(before, users) : {};
    return [contractStore.update(before, { ...before, ...change, owner_user_id: owner }), ...events];
  }
  const { id: user_id, employee_id, name, email } = to;
  return planStep({
    before,
    change: {
      ...correctSigner(before, signer.id, { user_id, employee_id, name, email }, now().toISOString()),
      owner_user_id: owner,
    },
    happened: [{ what: 'corrected', who: actor.name, details: { signer: name, address: email } }],
    writes: events,
  }).writes;
};

/** Gives a contract of one user to another; done twice it changes nothing the second time. */
export const reassignContract = (actor: Actor, id: number, users: Users): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const before = await contractStore.get(id);
    if (before && names(before, users)) await transact(reassignWrites(actor, before, users));
  });
