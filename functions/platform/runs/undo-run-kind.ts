import type { Actor } from '#shared/permissions/actor.ts';
import { itemKind, type RunKind } from './run-kind.ts';
import { undoConflictError, type UndoSession } from './record-undo.ts';
import { readUndo, type RecordRef, type UndoNote } from './run-ledger.ts';
import type { UndoInput } from './start-undo.ts';

const ROWS_AT_ONCE = 500;

type Undone = { ref: RecordRef; undo: UndoNote };

type UndoneRuns = {
  /** The run kind of the undo. */
  readonly kind: string;
  /** What people call what is undone. */
  readonly what: string;
  /** Reads the records of these ids, and answers how each is put back. */
  readonly open: (object: string, actor: Actor, ids: readonly number[]) => Promise<UndoSession>;
  /** What putting one back needs beside the right of the run itself; throws `forbidden`. */
  readonly assertMay?: (object: string, actor: Actor) => void;
  readonly objectOf?: (input: UndoInput) => string;
};

/** The last item first, so that a value which went from one record to another goes back the same way. */
const doneItems = async function* ({ run_id, total }: UndoInput) {
  for (let last = total; last > 0; last -= ROWS_AT_ONCE) {
    const rows = await readUndo(run_id, Math.max(1, last - ROWS_AT_ONCE + 1), last);
    for (const { ref, undo, label, employee_id } of rows.toReversed())
      yield { label, employee_id, input: { ref, undo } };
  }
};

/** The run that removes what another made and puts back what it changed, as far as nobody changed it since. */
export const undoRunKind = ({ kind, what, open, assertMay, objectOf }: UndoneRuns): RunKind =>
  itemKind<UndoInput, Undone, ReadonlyMap<string, UndoSession>>({
    kind,
    permission: ({ permission }) => permission,
    paceMs: 0,
    groupMax: 10,
    inFlight: 2,
    expand: doneItems,
    // One run may have made records of several kinds.
    prepare: async (_, rows, { actor }) => {
      const byObject = Map.groupBy(rows, ({ ref }) => ref.object);
      const opened = [...byObject].map(async ([object, of]) => {
        const ids = of.map(({ ref }) => ref.id);
        return [object, await open(object, actor, ids)] as const;
      });
      return new Map(await Promise.all(opened));
    },
    apply: async ({ ref, undo }, sessions, { actor }) => {
      assertMay?.(ref.object, actor);
      const session = sessions.get(ref.object);
      const version = session?.versionOf(ref.id);
      if (!session || version === undefined) throw undoConflictError(`It was deleted since the ${what}.`);
      if (version !== undo.version) throw undoConflictError(`It was changed since the ${what}, so it stays as it is.`);
      return { writes: await session.writesOf(ref.id, undo.before), ref };
    },
    finish: async (input, { done, failed }) => ({
      ...(objectOf && { object: objectOf(input) }),
      undone: done,
      failed,
    }),
  });
