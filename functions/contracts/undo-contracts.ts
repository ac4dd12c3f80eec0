import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import { undoConflictError } from '#functions/platform/runs/record-undo.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';
import { contracts } from './contracts.ts';

/** Takes back what a run did to contracts: a draft that it made goes, another one has the values of before. */
export const contractUndo = undoOfKind({
  object: 'contract',
  writePermission: 'contracts:write',
  store: contractStore,
  read: async (actor, ids) => ({ toChange: await contracts(actor).manyToChange(ids) }),
  writesOf: ({ actor, current, before, customFields, toChange }) => {
    toChange(current.id);
    if (!before) {
      if (current.state !== 'draft') throw undoConflictError('It was sent, so it stays.');
      return [
        contractStore.remove(current),
        ...contractEvents(actor, current, 'contract_deleted_permanently', { via_undo: true }),
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
  },
});
