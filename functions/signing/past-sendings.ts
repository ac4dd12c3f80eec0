import * as z from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { contractStates } from '#shared/contracts/names.ts';
import { sending, storedPdf, storedSigner } from '#shared/contracts/signing.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A sending that ended, with the file that it froze. */
const pastSending = sending.extend({
  sent_at: z.string(),
  ended_at: z.string(),
  /** The state that ended the sending; `awaiting_…` when it was reset under way. */
  ended: z.enum(contractStates),
  reason: z.string().nullable(),
  signers: z.array(storedSigner),
  pdf: storedPdf,
});
export type PastSending = z.infer<typeof pastSending>;

const PART = 'sending';

/** Why a sending ended: what a signer said, nothing where the time was over, else what was said when it was stopped. */
const reasonOf = ({ state, signers }: Pick<Contract, 'state' | 'signers'>, stopped: string | null): string | null => {
  if (state === 'declined') return signers.find(({ state: own }) => own === 'declined')?.reason ?? null;
  return state === 'expired' ? null : stopped;
};

/** The sending of a contract that was declined or has expired, with the moment. */
export const markSendingEnded = ({ sending: ended }: Pick<Contract, 'sending'>): Pick<Contract, 'sending'> =>
  ended ? { sending: { ...ended, ended_at: now().toISOString() } } : {};

/**
 * Keeps the sending of a contract that ends, is about to be a draft again, or is sent anew; `stopped` is why somebody
 * stopped it under way.
 */
export const endSending = (contract: Contract, stopped: string | null): Write[] => {
  const { id, sending: ended, pdf, signers, state, sent_at } = contract;
  if (!ended || !pdf || sent_at === null) return [];
  const { ended_at = now().toISOString() } = ended;
  const kept: PastSending = {
    ...ended,
    sent_at,
    ended_at,
    ended: state,
    reason: reasonOf(contract, stopped),
    signers,
    pdf,
  };
  return [contractStore.putPart(id, `${PART}#${String(ended.number).padStart(4, '0')}`, kept)];
};

/** The sendings of a contract that ended, latest first. */
export const pastSendings = async (id: number): Promise<PastSending[]> => {
  return [...(await contractStore.getParts(id))]
    .filter(([part]) => part.startsWith(`${PART}#`))
    .map(([, item]) => parseStored(pastSending, item))
    .toSorted((one, other) => other.number - one.number);
};
