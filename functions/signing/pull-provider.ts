import { applyStatus, isAtProvider } from '#shared/contracts/provider.rules.ts';
import type { ProviderStatus } from '#shared/contracts/signature-provider.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import type { NoAnswer, SignatureProvider } from '#functions/platform/signature-provider/signature-provider.ts';
import { stale, unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { refreshRecipients } from './sender-now.ts';
import type { Planned } from './step.ts';
import { planAsked, planFailure, planProviderAct } from './provider-acts.ts';

/** A contract has three signers at most, and another worker may be as fast a few times. */
const ROUNDS_MAX = 20;

/** Saves a step; false when the contract changed since it was read. */
export const saveStep = async ({ writes }: Planned): Promise<boolean> => {
  let isSaved = false;
  await unlessRefused(stale, async () => {
    if (writes.length > 0) await transact(writes);
    isSaved = true;
  });
  return isSaved;
};

/** Brings a contract to where the provider says that its request is, one act after the other. */
export const applyToContract = async (id: number, status: ProviderStatus): Promise<void> => {
  await refreshRecipients();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const contract = await contractStore.get(id);
    const [act] = contract ? applyStatus(contract, status) : [];
    if (!contract || !act) return;
    // Another worker may have done the same: what is left is found with the next round.
    await saveStep(planProviderAct(contract, act));
  }
};

/** What the sender reads when a provider does not answer. */
export const problemOf = ({ reason, message }: NoAnswer): string => {
  switch (reason) {
    case 'login_failed':
      return `The provider refuses the credentials of the company: ${message}`;
    case 'not_found':
      return 'The provider does not know this request any more.';
    case 'refused':
      return `The provider refuses: ${message}`;
    case 'offline':
      return `The provider does not answer: ${message}`;
  }
};

/**
 * Asks the provider what became of a contract, and does what follows. Answers whether the provider answered. A request
 * that it has forgotten is an error of the provider.
 */
export const pullContract = async (id: number, provider: SignatureProvider): Promise<boolean> => {
  const requestId = (await contractStore.get(id))?.sending?.provider?.request_id;
  if (requestId == null) return true;
  const status = await provider.status(requestId);
  if (status.ok) await applyToContract(id, status.data);
  const contract = await contractStore.get(id);
  if (contract?.sending?.provider?.request_id !== requestId) return true;
  if (status.ok) await saveStep(planAsked(contract, null));
  else if (status.reason === 'not_found' && isAtProvider(contract))
    await saveStep(planFailure(contract, problemOf(status), true));
  else await saveStep(planAsked(contract, problemOf(status)));
  return status.ok || status.reason === 'not_found';
};
