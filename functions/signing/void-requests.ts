import * as z from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { isAwaiting } from '#shared/contracts/signing.rules.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import type { SignatureProvider } from '#functions/platform/signature-provider/signature-provider.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const PART = 'void#';
const voidRequest = z.object({ request_id: z.string() });

/** Notes that a request is to be cancelled at the provider; the order for a worker goes with it. */
export const requestIsVoid = (id: number, requestId: string): Write =>
  contractStore.putPart(id, `${PART}${requestId}`, { request_id: requestId });

type Held = Pick<Contract, 'id' | 'state' | 'sending'>;

const holds = ({ state, sending }: Held, requestId: string): boolean =>
  sending?.provider?.request_id === requestId &&
  (isAwaiting(state) || state === 'completing' || state === 'signed' || state === 'provider_error');

/** The note that makes a worker cancel a request at the provider, where a step gives that request up. */
export const voidWrites = (before: Held, after: Held): Write[] => {
  const requestId = before.sending?.provider?.request_id;
  const isGivenUp = requestId != null && holds(before, requestId) && !holds(after, requestId);
  return isGivenUp ? [requestIsVoid(before.id, requestId)] : [];
};

/** Cancels the requests of a contract that were given up. Throws while the provider does not answer. */
export const cancelVoidRequests = async (id: number, provider: SignatureProvider | undefined): Promise<void> => {
  for (const [part, item] of await contractStore.getParts(id)) {
    if (!part.startsWith(PART)) continue;
    const answer = await provider?.cancel(voidRequest.parse(item).request_id);
    // One that the provider does not know, or will not cancel, is over there.
    if (answer && !answer.ok && answer.reason !== 'not_found' && answer.reason !== 'refused')
      throw new Error(`a request was not cancelled at the provider: ${answer.message}`);
    await transact([contractStore.removePart(id, part)]);
  }
};
