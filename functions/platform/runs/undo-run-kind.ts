import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { dropRemoval, finishRemoval, markRemovals, type RemovalMark } from '#functions/platform/storage/removal.ts';
import { itemKind, type RunKind } from './run-kind.ts';
import { undoConflictError, type UndoSession } from './record-undo.ts';
import { recordPrint } from './record-print.ts';
import { readUndo, type RecordRef, type UndoNote } from './run-ledger.ts';
import type { UndoInput } from './start-undo.ts';

const ROWS_AT_ONCE = 500;

type UndoneItem = { ref: RecordRef; undo: UndoNote };

const refusals = {
  import: {
    deleted: 'It was deleted since the import.',
    changed: 'It was changed since the import, so it stays as it is.',
  },
  'bulk edit': {
    deleted: 'It was deleted since the bulk edit.',
    changed: 'It was changed since the bulk edit, so it stays as it is.',
  },
  run: { deleted: 'It was deleted since the run.', changed: 'It was changed since the run, so it stays as it is.' },
} as const;

type UndoRules = {
  /** The name of the run kind of the undo. */
  readonly kind: string;
  /** What people call the undone run. */
  readonly what: keyof typeof refusals;
  /** Reads the records with these ids for their undo. */
  readonly open: (object: string, actor: Actor, ids: readonly number[]) => Promise<UndoSession>;
  /** Checks the right to restore a record, needed beside the right of the run itself; throws `forbidden`. */
  readonly assertMay?: (object: string, actor: Actor) => void;
  readonly objectOf?: (input: UndoInput) => string;
};

/** Yields the last item first, so that a value which went from one record to another goes back the same way. */
const doneItems = async function* ({ run_id, total }: UndoInput) {
  for (let last = total; last > 0; last -= ROWS_AT_ONCE) {
    const rows = await readUndo(run_id, Math.max(1, last - ROWS_AT_ONCE + 1), last);
    for (const { ref, undo, label, employee_id } of rows.toReversed())
      yield { label, employee_id, input: { ref, undo } };
  }
};

const nameOf = ({ object, id }: RecordRef): string => `${object}#${id}`;

/** Marks the records that the undone run made, which are deleted for good. */
const marksOf = async (rows: readonly UndoneItem[], runId: string): Promise<ReadonlyMap<string, RemovalMark>> => {
  const made = rows.filter(({ undo }) => undo.before === null).map(({ ref }) => ({ type: ref.object, id: ref.id }));
  const marks = await markRemovals(made, runId);
  return new Map(marks.map((mark) => [nameOf({ object: mark.type, id: mark.id }), mark]));
};

/** What the items of a chunk are undone with. */
type Opened = {
  readonly sessions: ReadonlyMap<string, UndoSession>;
  /** The marks of the records that go, by `nameOf`. */
  readonly marks: ReadonlyMap<string, RemovalMark>;
};

/**
 * A kind of run that removes the records which another run made and restores those it changed, unless changed since.
 */
export const undoRunKind = ({ kind, what, open, assertMay, objectOf }: UndoRules): RunKind =>
  itemKind<UndoInput, UndoneItem, Opened>({
    kind,
    permission: ({ permission }) => permission,
    paceMs: 0,
    groupMax: 10,
    inFlight: 2,
    expand: doneItems,
    refOf: ({ ref }) => ref,
    prepare: async (_, rows, { actor, runId }) => {
      // What names a record that goes is read after the mark.
      const marks = await marksOf(rows, runId);
      // One run may have records of several kinds.
      const byObject = Map.groupBy(rows, ({ ref }) => ref.object);
      const opened = [...byObject].map(async ([object, undone]) => {
        const ids = undone.map(({ ref }) => ref.id);
        return [object, await open(object, actor, ids)] as const;
      });
      return { marks, sessions: new Map(await Promise.all(opened)) };
    },
    apply: async ({ ref, undo }, { marks, sessions }, { actor }) => {
      const mark = marks.get(nameOf(ref));
      try {
        assertMay?.(ref.object, actor);
        const session = sessions.get(ref.object);
        const current = session?.recordOf(ref.id);
        if (!session || !current) throw new AppError('not_found', { detail: refusals[what].deleted });
        if (current.version !== undo.version && undo.after !== recordPrint(current))
          throw undoConflictError(refusals[what].changed);
        const writes = await session.writesOf(ref.id, undo.before);
        return { writes: mark ? [...writes, finishRemoval(mark)] : writes, ref };
      } catch (error) {
        if (mark) await dropRemoval(mark);
        throw error;
      }
    },
    finish: async (input, { done, failed }) => ({
      ...(objectOf && { object: objectOf(input) }),
      undone: done,
      failed,
    }),
  });
