import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { removeZeroCount, withDocuments } from '#functions/platform/documents/document-store.ts';
import { undoConflictError, undoSession, type RecordUndo } from '#functions/platform/runs/record-undo.ts';
import type { Identified } from '#functions/platform/storage/entity-definition.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { definedFields } from './custom-fields.ts';

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
