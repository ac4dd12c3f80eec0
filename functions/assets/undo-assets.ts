import type { Asset } from '#shared/assets/asset.ts';
import { answerableFor } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import { planAssetUndo } from './asset-changes.ts';
import { assetIndex, assetRowOf, assetStore } from './asset-store.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { employeeCollection, nameOfPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import {
  assertNoDocuments,
  undoConflictError,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';

const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [storedAssets, documented, scope, customFields] = await Promise.all([
    assetStore.getMany(ids),
    withDocuments('asset', ids),
    visibleEmployees(actor),
    definedFields('asset'),
    // Brings the names of types and owners up to date.
    assetIndex(),
  ]);
  const assets = new Map(storedAssets.map((asset) => [asset.id, asset]));

  return {
    recordOf: (id) => assets.get(id),
    writesOf: (id, stored) => {
      const current = assets.get(id);
      if (!current) throw new AppError('not_found');
      if (!scope.has(answerableFor(current, current.owner_employee_id))) throw new AppError('not_found');
      // why: the ledger keeps the record as it was stored
      const before = stored as Asset | null;
      if (!before) assertNoDocuments(documented, id);
      const owner = before?.owner_employee_id ?? 0;
      if (owner > 0 && owner !== current.owner_employee_id && employeeCollection.rows.get(owner)?.deleted !== 0) {
        throw undoConflictError('Who had it before is no longer active.');
      }
      const typeNames = { old: assetRowOf(current).name, new: before ? assetRowOf(before).name : '' };
      return [
        ...planAssetUndo({ actor, current, before, customFields, typeNames, nameOf: nameOfPerson }),
        ...(before ? [] : [withoutDocuments('asset', id)]),
      ];
    },
  };
};

export const assetUndo: RecordUndo = { writePermission: 'assets:write', open };
