import type { Contract } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { withoutDocuments } from '#functions/platform/runs/record-undo.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';

/** A contract that somebody signed stays for good, also when it was declined or cancelled later. */
const isSigned = ({ state, signers }: Contract): boolean =>
  state === 'signed' || state === 'completing' || signers.some(({ signed_at: at }) => at !== null);

/** Deletes an archived contract for good. Throws `contract_signed`, `not_archived` and `referenced` for its files. */
export const planRemoval = async (actor: Actor, before: Contract): Promise<Write[]> => {
  if (isSigned(before))
    throw new AppError('contract_signed', { detail: 'Somebody signed this contract, so it stays.' });
  if (before.deleted === 0) throw new AppError('not_archived', { detail: 'Archive this contract first.' });
  const documented = await withDocuments('contract', [before.id]);
  if (documented.has(before.id))
    throw new AppError('referenced', {
      detail: 'Files belong to this contract. Remove them first.',
      extras: { count: 1 },
    });
  return [
    contractStore.remove(before),
    ...contractEvents(actor, before, 'contract_deleted_permanently', {}),
    withoutDocuments('contract', before.id),
  ];
};
