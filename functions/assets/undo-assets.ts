import { answerableFor } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import { planAssetUndo } from './asset-changes.ts';
import { assetIndex, assetRowOf, assetStore } from './asset-store.ts';
import { assetContracts, openContractsAbout } from '#functions/platform/contracts/policies.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import {
  assertNoDocuments,
  undoConflictError,
  undoSession,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';

const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, scope, customFields] = await Promise.all([
    assetStore.getMany(ids),
    withDocuments('asset', ids),
    visibleEmployees(actor),
    definedFields('asset'),
    // Brings the names of types and owners up to date.
    assetIndex(),
    assetContracts.join.refresh(),
  ]);
  return undoSession(stored, (current, before) => {
    const { id } = current;
    if (!scope.has(answerableFor(current, current.owner_employee_id))) throw new AppError('not_found');
    if (!before) {
      assertNoDocuments(documented, id);
      if (openContractsAbout(assetContracts, id).length > 0)
        throw undoConflictError('A contract about it waits for signatures, so it stays.');
    }
    const owner = before?.owner_employee_id ?? 0;
    if (owner > 0 && owner !== current.owner_employee_id && employeeCollection.rows.get(owner)?.deleted !== 0) {
      throw undoConflictError('Who had it before is no longer active.');
    }
    const typeNames = { old: assetRowOf(current).name, new: before ? assetRowOf(before).name : '' };
    return [
      ...planAssetUndo({ actor, current, before, customFields, typeNames }),
      ...(before ? [] : [withoutDocuments('asset', id)]),
    ];
  });
};

export const assetUndo: RecordUndo = { writePermission: 'assets:write', open };
