import type { Contract } from '#shared/contracts/contract.ts';
import { isAtProvider } from '#shared/contracts/provider.rules.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { removeLeft } from '#functions/contracts/remove-contract.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import type { SignatureProvider } from '#functions/platform/signature-provider/signature-provider.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { askProvider, waitsForProvider } from './ask-provider.ts';
import { complete } from './complete.ts';
import { completionIsDone } from '#functions/contracts/completion-queue.ts';
import { isDue, planDue } from './due-step.ts';
import { pullContract, saveStep } from './pull-provider.ts';
import { refreshRecipients } from './sender-now.ts';
import { cancelVoidRequests } from './void-requests.ts';

/** Whether the provider was asked what became of a contract, and answered. */
const wasAsked = async (contract: Contract, provider: SignatureProvider | undefined): Promise<boolean> => {
  if (!waitsForProvider(contract)) return provider !== undefined && pullContract(contract.id, provider);
  await askProvider(contract, provider);
  return true;
};

/**
 * The provider is asked before anything else that is due: what somebody may have signed there does not expire while it
 * does not answer.
 */
const lookAtProvider = async (contract: Contract, provider: SignatureProvider | undefined): Promise<void> => {
  const at = now();
  if (!waitsForProvider(contract) && !isDue(contract, at)) return;
  await refreshRecipients();
  if (!(await wasAsked(contract, provider))) return;
  const current = await contractStore.get(contract.id);
  if (current && isAtProvider(current) && isDue(current, at)) await saveStep(planDue(current, at));
};

/**
 * What a worker has to do for a contract: cancel requests that were given up, remove what is left of one that is gone,
 * have the provider take it or ask what became of it, make its file. Done twice or by two workers at once it is done once.
 */
export const doSigningWork = async (id: number): Promise<void> => {
  const provider = signatureProvider();
  await cancelVoidRequests(id, provider);
  const contract = await contractStore.get(id);
  if (!contract) await removeLeft(id);
  if (contract && isAtProvider(contract)) await lookAtProvider(contract, provider);
  const current = contract?.state === 'completing' ? contract : await contractStore.get(id);
  if (current?.state !== 'completing') return transact([completionIsDone(id)]);
  // The mails to both sides name the person.
  await refreshRecipients();
  return complete(id);
};
