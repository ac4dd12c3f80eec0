import { answerableFor } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import { planAssetUndo } from './asset-changes.ts';
import { assetIndex, assetRowOf, assetStore } from './asset-store.ts';
import { assetContracts, openContractsAbout } from '#functions/platform/contracts/policies.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { undoConflictError } from '#functions/platform/runs/record-undo.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';

export const assetUndo = undoOfKind({
  object: 'asset',
  writePermission: 'assets:write',
  store: assetStore,
  read: async (actor) => {
    // The indexes bring the names of types and owners up to date.
    const [scope] = await Promise.all([visibleEmployees(actor), assetIndex(), assetContracts.join.refresh()]);
    return { scope };
  },
  writesOf: ({ actor, current, before, customFields, scope }) => {
    if (!scope.has(answerableFor(current, current.owner_employee_id))) throw new AppError('not_found');
    if (!before && openContractsAbout(assetContracts, current.id).length > 0)
      throw undoConflictError('A contract about it waits for signatures, so it stays.');
    const owner = before?.owner_employee_id ?? 0;
    if (owner > 0 && owner !== current.owner_employee_id && employeeCollection.rows.get(owner)?.deleted !== 0) {
      throw undoConflictError('Who had it before is no longer active.');
    }
    const typeNames = { old: assetRowOf(current).name, new: before ? assetRowOf(before).name : '' };
    return planAssetUndo({ actor, current, before, customFields, typeNames });
  },
});
