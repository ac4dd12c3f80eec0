import type { ObjectType } from '#shared/records/object-types.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { removeZeroCount, withDocuments } from '#functions/platform/documents/document-store.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import type { Identified } from '#functions/platform/storage/entity.ts';
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

const DOCUMENTED = 'It has documents now, so it stays.';

/** One record of an undo, with the custom fields of its kind and what the kind read for all records of the undo. */
export type Undoing<Stored, Read> = {
  readonly actor: Actor;
  readonly current: Stored;
  /** The record before the run; null when the run made it. */
  readonly before: Stored | null;
  readonly customFields: readonly CustomField[];
} & Read;

type UndoneKind<Stored, Read> = {
  readonly object: ObjectType;
  readonly writePermission: Permission;
  readonly store: { readonly getMany: (ids: readonly number[]) => Promise<Stored[]> };
  /** Reads what the kind needs besides the records, once for all of them. */
  readonly read: (actor: Actor, ids: readonly number[]) => Promise<Read>;
  /** The writes of one record. Throws an `AppError` with the reason why it stays as it is. */
  readonly writesOf: (undoing: Undoing<Stored, Read>) => Write[] | Promise<Write[]>;
};

/** How a run's changes to records with documents and custom fields are undone: one that has documents by now stays. */
export const undoOfKind = <Stored extends Identified, Read extends object>({
  object,
  writePermission,
  store,
  read,
  writesOf,
}: UndoneKind<Stored, Read>): RecordUndo => ({
  writePermission,
  open: async (actor, ids) => {
    const [stored, documented, customFields, besides] = await Promise.all([
      store.getMany(ids),
      withDocuments(object, ids),
      definedFields(object),
      read(actor, ids),
    ]);
    return undoSession(stored, async (current, before) => {
      const writes = await writesOf({ actor, current, before, customFields, ...besides });
      if (before) return writes;
      if (documented.has(current.id)) throw undoConflictError(DOCUMENTED);
      // Fails when documents were added after the check.
      return [...writes, removeZeroCount(object, current.id, DOCUMENTED)];
    });
  },
});
