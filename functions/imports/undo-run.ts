import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { itemKind } from '#functions/runs/run-kind.ts';
import { readUndo, type RecordRef, type UndoNote } from '#functions/runs/run-ledger.ts';
import type { UndoInput } from '#functions/runs/start-undo.ts';
import { UNDO_KIND } from './import-run-kinds.ts';
import { carUndo } from './undo-cars.ts';
import { employeeUndo } from './undo-employees.ts';
import type { UndoKind, UndoSession } from './undo-kind.ts';

const ROWS_AT_ONCE = 500;

type Undone = { ref: RecordRef; undo: UndoNote };

/** A new object that can be imported is a line here, too. */
const kinds: readonly UndoKind[] = [carUndo, employeeUndo];

const kindOf = (object: string): UndoKind => {
  const kind = kinds.find((each) => each.object === object);
  if (!kind) throw new Error(`an import of ${object} can not be undone`);
  return kind;
};

const refuse = (detail: string): AppError => new AppError('conflict', { detail });

/** The last row first, so that a value which went from one record to another goes back the same way. */
const doneRows = async function* ({ run_id, total }: UndoInput) {
  for (let last = total; last > 0; last -= ROWS_AT_ONCE) {
    const rows = await readUndo(run_id, Math.max(1, last - ROWS_AT_ONCE + 1), last);
    for (const { label, ref, undo } of rows.toReversed()) yield { label, input: { ref, undo } };
  }
};

/** Removes what an import added and puts back what it changed, as far as nobody changed it since. */
export const undoImportRun = itemKind<UndoInput, Undone, UndoSession>({
  kind: UNDO_KIND,
  permission: ({ permission }) => permission,
  paceMs: 0,
  groupMax: 10,
  inFlight: 2,
  expand: doneRows,
  prepare: async (_, rows, { actor }) =>
    kindOf(rows[0]?.ref.object ?? '').open(
      actor,
      rows.map(({ ref }) => ref.id),
    ),
  apply: async ({ ref, undo }, session, { actor }) => {
    const { writePermission: permission } = kindOf(ref.object);
    if (!can(actor, permission)) {
      throw new AppError('forbidden', { detail: 'You do not have the right to change it.', extras: { permission } });
    }
    const version = session.versionOf(ref.id);
    if (version === undefined) throw refuse('It was deleted since the import.');
    if (version !== undo.version) throw refuse('It was changed since the import, so it stays as it is.');
    return { writes: await session.writesOf(ref.id, undo.before), ref };
  },
  finish: async ({ permission }, { done, failed }) => ({
    object: permission === 'people:import' ? 'employee' : 'car',
    undone: done,
    failed,
  }),
});
