import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';

/** The user who acts signs in person: nobody signs for another, and nobody while acting as somebody else. */
export const assertInPerson = (actor: Actor): void => {
  if (actor.acting_as !== null || actor.support)
    throw new AppError('forbidden', { detail: 'Nobody can sign for somebody else.' });
};

export type Waiting = { readonly contract: Contract; readonly signer: StoredSigner };

/**
 * The contract of which it is this user's turn. Throws `not_found` for one that they are no signer of, `wrong_state`
 * and `not_your_turn`.
 */
export const waitingFor = async (actor: Actor, id: number): Promise<Waiting> => {
  assertInPerson(actor);
  const contract = await contractStore.get(id);
  const own = contract?.signers.find((signer) => signer.user_id > 0 && signer.user_id === actor.user_id);
  if (!contract || !own) throw new AppError('not_found');
  if (contract.deleted === 1) throw new AppError('archived', { detail: 'This contract is archived.' });
  if (!isAwaiting(contract.state))
    throw new AppError('wrong_state', {
      detail: 'This contract does not wait for a signature.',
      extras: { state: contract.state },
    });
  const current = currentSigner(contract);
  if (current?.id !== own.id)
    throw new AppError('not_your_turn', { detail: 'It is not your turn to sign this contract.' });
  if (contract.method === 'paper' || contract.method === 'provider')
    throw new AppError('wrong_state', {
      detail: 'This contract is not signed here.',
      extras: { state: contract.state },
    });
  return { contract, signer: own };
};
