import { isObjectType } from '#shared/records/object-types.ts';
import { importKinds } from '#shared/kinds/import-kinds.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { ASSETS_UNDO_KIND } from '#functions/assets/asset-runs.ts';
import { PERSON_DAYS, personDaysUndo } from '#functions/days-off/undo-person-days.ts';
import { UNDO_KIND } from '#functions/imports/run-names.ts';
import { LEAVER_UNDO_KIND } from '#functions/people/leaver-run-input.ts';
import { TEAM, teamUndo } from '#functions/people/undo-teams.ts';
import type { RecordUndo, UndoSession } from '#functions/platform/runs/record-undo.ts';
import { undoRunKind } from '#functions/platform/runs/undo-run-kind.ts';
import { BULK_ACT_UNDO_KIND } from '#functions/records/bulk-acts.ts';
import { BULK_UNDO_KIND } from '#functions/records/bulk-edit.ts';
import { SOFTWARE_UNDO_KIND } from '#functions/software/software-runs.ts';
import { assignedUndo } from '#functions/contracts/undo-assigned.ts';
import { CONTRACTS_UNDO_KIND } from '#functions/contracts/contract-runs.ts';
import { PARTICIPANTS_UNDO_KIND } from '#functions/trainings/participant-runs.ts';
import { recordRuns } from './record-runs.ts';

/** Undos of what imports write that is no record. */
const otherUndos: Readonly<Partial<Record<string, RecordUndo>>> = { [PERSON_DAYS]: personDaysUndo, [TEAM]: teamUndo };

const undoOf = (object: string): RecordUndo => {
  const other = otherUndos[object];
  if (other) return other;
  if (!isObjectType(object)) throw new Error(`there is no undo of ${object}`);
  return recordRuns[object].undo;
};

const open = (object: string, actor: Actor, ids: readonly number[]): Promise<UndoSession> =>
  undoOf(object).open(actor, ids);

const assertMayChange = (object: string, actor: Actor): void =>
  assertMay(actor, undoOf(object).writePermission, 'You do not have the right to change it.');

/** Removes what an import added and puts back what it changed. */
export const undoImportRun = undoRunKind({
  kind: UNDO_KIND,
  what: 'import',
  open,
  assertMay: assertMayChange,
  // An import has the right of its object.
  objectOf: ({ permission }) => Object.values(importKinds).find((kind) => kind.permission === permission)?.object ?? '',
});

/** Puts back what a bulk edit changed; the right that it needed is enough, as tags have one of their own. */
export const undoBulkEditRun = undoRunKind({ kind: BULK_UNDO_KIND, what: 'bulk edit', open });

/** Puts back what was archived, returned or ended in bulk; the run has the right of the opposite act. */
export const undoBulkActRun = undoRunKind({ kind: BULK_ACT_UNDO_KIND, what: 'run', open, assertMay: assertMayChange });

/** Removes the assets of a bulk assignment with their policies, or hands back those of a transfer. */
export const undoAssetsRun = undoRunKind({
  kind: ASSETS_UNDO_KIND,
  what: 'run',
  open: (_, actor, ids) => assignedUndo.open(actor, ids),
  assertMay: assertMayChange,
  objectOf: () => 'asset',
});

/** Removes the licences of an assignment to many. */
export const undoSoftwareRun = undoRunKind({
  kind: SOFTWARE_UNDO_KIND,
  what: 'run',
  open,
  assertMay: assertMayChange,
  objectOf: () => 'software_license',
});

/** Puts back the participants that a run added, removed or changed. */
export const undoParticipantsRun = undoRunKind({
  kind: PARTICIPANTS_UNDO_KIND,
  what: 'run',
  open,
  assertMay: assertMayChange,
  objectOf: () => 'training_employee',
});

/** Takes back the drafts that a run made. */
export const undoContractsRun = undoRunKind({
  kind: CONTRACTS_UNDO_KIND,
  what: 'run',
  open,
  assertMay: assertMayChange,
  objectOf: () => 'contract',
});

/** Gives a leaver back what a checklist took from them. */
export const undoLeaverRun = undoRunKind({ kind: LEAVER_UNDO_KIND, what: 'run', open, assertMay: assertMayChange });
