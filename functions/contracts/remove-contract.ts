import type { Contract } from '#shared/contracts/contract.ts';
import { isSignedContract } from '#shared/contracts/retention.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { removeContents } from '#functions/platform/content/content-store.ts';
import { documentsOf } from '#functions/platform/documents/document-store.ts';
import { removeDocumentsOf } from '#functions/platform/documents/purge.ts';
import { deleteObject, removeUnder } from '#functions/platform/files/objects.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { transact, TRANSACTION_MAX } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { completionIsDue } from './completion-queue.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';
import { contractFolder } from './new-contract.ts';

/** The parts that tell how it was signed. Requests that are to be cancelled at a provider go once they are. */
const signingParts = async (id: number): Promise<string[]> =>
  [...(await contractStore.getParts(id)).keys()].filter((part) => /^(audit|sending)#/.test(part));

/** A call with an Idempotency-Key keeps its answer in the same transaction. */
const ROOM = TRANSACTION_MAX - 1;

/**
 * Trail and sendings of a contract that nobody signed go with it. What is left after that, the rest of a long trail and
 * files while the bucket is away, the worker takes. `others` are the writes of the removal besides.
 */
const withParts = async (id: number, others: readonly Write[]): Promise<Write[]> => {
  const parts = (await signingParts(id)).map((part) => contractStore.removePart(id, part));
  const writes = [...others, completionIsDue(id)];
  return [...writes, ...parts.slice(0, ROOM - writes.length)];
};

/**
 * Deletes an archived contract for good with the files that belong to it, and says how many. Throws `contract_signed`
 * and `not_archived`.
 */
export const planRemoval = async (actor: Actor, before: Contract): Promise<{ writes: Write[]; files: number }> => {
  if (isSignedContract(before))
    throw new AppError('contract_signed', { detail: 'Somebody signed this contract, so it stays.' });
  if (before.deleted === 0) throw new AppError('not_archived', { detail: 'Archive this contract first.' });
  return removalOf(actor, before);
};

/** The writes that delete a contract whatever its state. */
export const removalOf = async (actor: Actor, before: Contract): Promise<{ writes: Write[]; files: number }> => {
  const documents = await documentsOf('contract', before.id);
  const writes = await withParts(before.id, [
    contractStore.remove(before),
    ...contractEvents(actor, before, 'contract_deleted_permanently', {}),
    ...(await removeDocumentsOf('contract', before.id)),
  ]);
  return { writes, files: documents.filter(({ purge_at: at }) => at === null).length };
};

/** Removes what the bucket holds of a contract that is deleted: its texts, its PDF and what was made to sign. */
export const removeStored = async ({ id, pdf }: Pick<Contract, 'id'> & Partial<Contract>): Promise<void> => {
  await removeContents(contractFolder(id));
  await removeUnder(`contracts/${id}/`);
  if (pdf) await deleteObject(pdf.key);
};

/** Removes the contract at once where that works; else the worker carries out the removal that was stored. */
export const tryRemoveStored = async (before: Contract): Promise<void> => {
  try {
    await removeStored(before);
  } catch (error) {
    logger.warn('files of a contract are left to the worker', { contractId: before.id, error: toError(error) });
  }
};

/** Removes what is left of a contract that is gone. */
export const removeLeft = async (id: number): Promise<void> => {
  const writes = (await signingParts(id)).map((part) => contractStore.removePart(id, part));
  for (let at = 0; at < writes.length; at += TRANSACTION_MAX) await transact(writes.slice(at, at + TRANSACTION_MAX));
  await removeStored({ id });
};
