import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { ASSETS_UNDO_KIND } from '#functions/assets/asset-runs.ts';
import { BULK_UNDO_KIND } from '#functions/records/bulk-edit.ts';
import { LEAVER_UNDO_KIND } from '#functions/people/leaver.ts';
import { undoRunKind, type UndoSession } from '#functions/platform/runs/undo-run-kind.ts';
import { SOFTWARE_UNDO_KIND } from '#functions/software/software-runs.ts';
import { importKinds } from '#functions/imports/import-kinds.ts';
import { UNDO_KIND } from '#functions/imports/import-run-kinds.ts';
import { assetUndo } from '#functions/assets/undo-assets.ts';
import { carUndo } from '#functions/fleet/undo-cars.ts';
import { employeeUndo } from '#functions/people/undo-employees.ts';
import { licenseUndo, productUndo } from '#functions/software/undo-software.ts';
import type { UndoKind } from '#functions/platform/imports/undo-kind.ts';

/** A new object that can be imported or edited in bulk is a line here, too. */
const kinds: readonly UndoKind[] = [carUndo, assetUndo, productUndo, licenseUndo, employeeUndo];

const kindOf = (object: string): UndoKind => {
  const kind = kinds.find((each) => each.object === object);
  if (!kind) throw new Error(`what was done to ${object} can not be undone`);
  return kind;
};

const open = (object: string, actor: Actor, ids: readonly number[]): Promise<UndoSession> =>
  kindOf(object).open(actor, ids);

const assertMay = (object: string, actor: Actor): void => {
  const { writePermission: permission } = kindOf(object);
  if (can(actor, permission)) return;
  throw new AppError('forbidden', { detail: 'You do not have the right to change it.', extras: { permission } });
};

/** Removes what an import added and puts back what it changed. */
export const undoImportRun = undoRunKind({
  kind: UNDO_KIND,
  what: 'import',
  open,
  assertMay,
  // An import has the right of its object.
  objectOf: ({ permission }) => importKinds.find((kind) => kind.permission === permission)?.object ?? '',
});

/** Puts back what a bulk edit changed; the right that it needed is enough, as tags have one of their own. */
export const undoBulkEditRun = undoRunKind({ kind: BULK_UNDO_KIND, what: 'bulk edit', open });

/** Removes the assets of a bulk assignment, or hands back those of a transfer. */
export const undoAssetsRun = undoRunKind({
  kind: ASSETS_UNDO_KIND,
  what: 'run',
  open,
  assertMay,
  objectOf: () => 'asset',
});

/** Removes the licences of an assignment to many. */
export const undoSoftwareRun = undoRunKind({
  kind: SOFTWARE_UNDO_KIND,
  what: 'run',
  open,
  assertMay,
  objectOf: () => 'software_license',
});

/** Gives a leaver back what a checklist took from him. */
export const undoLeaverRun = undoRunKind({ kind: LEAVER_UNDO_KIND, what: 'run', open, assertMay });
