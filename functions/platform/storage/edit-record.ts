import { AppError } from '#shared/errors/problem.ts';
import { retryUnversioned } from './entity.ts';
import { readLastSave, staleVersionError, type LastSave } from './saved-version.ts';
import type { Write } from './write.ts';

type Versioned = {
  readonly version: number;
  readonly deleted?: 0 | 1;
  /** The user who saved it last, where the record says so. */
  readonly lastSave?: LastSave | undefined;
};

/** The plan of an edit; without writes nothing changed and nothing is saved. */
type EditPlan<Answer> = {
  readonly writes: readonly Write[];
  /** Makes the answer with the new version of the record. */
  readonly answer: (version: number) => Answer;
  /** Runs once the edit is saved, with what was answered. */
  readonly saved?: (answer: Answer) => Promise<void> | void;
};

export type RecordEdit<Stored extends Versioned, Answer> = {
  /** The version that was edited. A call without one reads and tries again when somebody else saved in between. */
  readonly version: number | undefined;
  readonly commit: (writes: readonly Write[], answer: Answer) => Promise<Answer>;
  /** Reads the stored record; throws when the actor may not change it. */
  readonly read: () => Promise<Stored>;
  /** The sentence that refuses to edit an archived record; absent for kinds whose archived records can be edited. */
  readonly archived?: string;
  /** Whether the record is what the call wants already; then nothing is saved, whichever version was sent. */
  readonly isDone?: (before: Stored) => boolean;
  /** The record as shown in the answer to a stale edit. */
  readonly present: (before: Stored) => unknown;
  /** Checks and plans the edit; throws its issues. */
  readonly plan: (before: Stored) => Promise<EditPlan<Answer>> | EditPlan<Answer>;
};

/**
 * By which the answer to a stale edit says who saved and when: the key of the record, unless what is read says it;
 * undefined for an item beside a record, which does not keep it.
 */
type Named<Stored> = 'lastSave' extends keyof Stored
  ? { readonly of?: undefined }
  : { readonly of: readonly [type: string, id: number] | undefined };

/**
 * Edits one record or one setting of the tenant: reads it, compares the version, plans and saves. Throws `archived`, or
 * `stale_version` with what is stored.
 */
export const editRecord = <Stored extends Versioned, Answer>(
  edit: RecordEdit<Stored, Answer> & Named<Stored>,
): Promise<Answer> =>
  retryUnversioned(edit.version, async () => {
    const before = await edit.read();
    if (edit.archived !== undefined && before.deleted === 1) throw new AppError('archived', { detail: edit.archived });
    const isDone = edit.isDone?.(before) ?? false;
    if (!isDone && edit.version !== undefined && edit.version !== before.version)
      throw staleVersionError(
        await edit.present(before),
        before.version,
        edit.of ? await readLastSave(...edit.of) : before.lastSave,
      );
    const { writes, answer, saved } = await edit.plan(before);
    if (isDone || writes.length === 0) return answer(before.version);
    const committed = await edit.commit(writes, answer(before.version + 1));
    await saved?.(committed);
    return committed;
  });
