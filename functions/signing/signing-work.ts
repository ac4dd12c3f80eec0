import { contractStore } from '#functions/contracts/contract-store.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { askProvider, waitsForProvider } from './ask-provider.ts';
import { complete } from './complete.ts';
import { completionIsDone } from './completion-queue.ts';
import { cancelVoidRequests } from './void-requests.ts';

/**
 * What a worker has to do for a contract: cancel requests that were given up, have the provider take it, make its file.
 * Done twice or by two workers at once it is done once.
 */
export const doSigningWork = async (id: number): Promise<void> => {
  const provider = signatureProvider();
  await cancelVoidRequests(id, provider);
  const contract = await contractStore.get(id);
  if (contract?.state === 'completing') return complete(id);
  if (waitsForProvider(contract)) await askProvider(contract, provider);
  await transact([completionIsDone(id)]);
};
