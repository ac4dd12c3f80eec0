import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Identified } from '#functions/platform/storage/entity-definition.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The records of one undo, read together. */
export type UndoSession = {
  readonly recordOf: (id: number) => { readonly version: number } | undefined;
  /**
   * The writes that restore a record; `before` is null when the run made it. Throws an `AppError` with the reason if
   * not.
   */
  readonly writesOf: (id: number, before: Record<string, unknown> | null) => Write[] | Promise<Write[]>;
};

/** How a run's changes to records of one kind are undone. */
export type RecordUndo = {
  /** The right to change such a record, needed beside the right of the run itself. */
  readonly writePermission: Permission;
  readonly open: (actor: Actor, ids: readonly number[]) => Promise<UndoSession>;
};

/**
 * A session over these records, each as it is now; `writesOf` gets it with the record as the ledger kept it before the
 * run, null when the run made it.
 */
export const undoSession = <Stored extends Identified>(
  records: readonly Stored[],
  writesOf: (current: Stored, before: Stored | null) => Write[] | Promise<Write[]>,
): UndoSession => {
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    recordOf: (id) => byId.get(id),
    writesOf: (id, before) => {
      const current = byId.get(id);
      if (!current) throw new AppError('not_found');
      // why: the ledger keeps the record as it was stored
      return writesOf(current, before as Stored | null);
    },
  };
};

/** The error for a record that is not restored; the run shows the reason. */
export const undoConflictError = (reason: string): AppError => new AppError('conflict', { detail: reason });
