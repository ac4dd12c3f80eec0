import * as z from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { contractStates } from '#shared/contracts/names.ts';
import { sending, storedPdf, storedSigner } from '#shared/contracts/signing.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A sending that ended, with the file that it froze. */
const pastSending = sending.extend({
  sent_at: z.string(),
  ended_at: z.string(),
  /** The state in which it ended; `awaiting_…` when it was reset under way. */
  ended: z.enum(contractStates),
  reason: z.string().nullable(),
  signers: z.array(storedSigner),
  pdf: storedPdf,
});
export type PastSending = z.infer<typeof pastSending>;

const PART = 'sending';

/** Keeps the sending of a contract that is about to be a draft again, or is sent anew. */
export const endSending = (
  { id, sending: ended, pdf, signers, state, sent_at }: Contract,
  reason: string | null,
): Write[] => {
  if (!ended || !pdf || sent_at === null) return [];
  const kept: PastSending = { ...ended, sent_at, ended_at: now().toISOString(), ended: state, reason, signers, pdf };
  return [contractStore.putPart(id, `${PART}#${String(ended.number).padStart(4, '0')}`, kept)];
};

/** The sendings of a contract that ended, latest first. */
export const pastSendings = async (id: number): Promise<PastSending[]> => {
  const found = await contractStore.getWithParts(id);
  return [...(found?.parts ?? [])]
    .filter(([part]) => part.startsWith(`${PART}#`))
    .map(([, item]) => pastSending.parse(item))
    .toSorted((one, other) => other.number - one.number);
};
