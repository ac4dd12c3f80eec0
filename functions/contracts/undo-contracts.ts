import type { Actor } from '#shared/permissions/actor.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import {
  assertNoDocuments,
  undoConflictError,
  undoSession,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';
import { contracts } from './contracts.ts';

/** Takes back what a run did to contracts: a draft that it made goes, another one has the values of before. */
const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields, toChange] = await Promise.all([
    contractStore.getMany(ids),
    withDocuments('contract', ids),
    definedFields('contract'),
    contracts(actor).manyToChange(ids),
  ]);
  return undoSession(stored, (current, before) => {
    const { id } = current;
    toChange(id);
    if (!before) {
      if (current.state !== 'draft') throw undoConflictError('It was sent, so it stays.');
      assertNoDocuments(documented, id);
      return [
        contractStore.remove(current),
        ...contractEvents(actor, current, 'contract_deleted_permanently', { via_undo: true }),
        withoutDocuments('contract', id),
      ];
    }
    const value = { ...before, version: current.version };
    const archived = current.deleted === value.deleted ? undefined : current.deleted;
    return [
      contractStore.update(current, value),
      ...(archived === undefined
        ? []
        : contractEvents(actor, value, archived === 1 ? 'contract_undeleted' : 'contract_deleted', {
            via_undo: true,
          })),
      ...undoneExtras(actor, 'contract', current, value, customFields),
    ];
  });
};

export const contractUndo: RecordUndo = { writePermission: 'contracts:write', open };
