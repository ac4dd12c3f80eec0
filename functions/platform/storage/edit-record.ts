import { AppError } from '#shared/errors/problem.ts';
import { retryUnversioned, staleVersion } from './entity.ts';
import type { Write } from './write.ts';

type Versioned = { readonly version: number; readonly deleted?: 0 | 1 };

/** What an edit comes to; without writes nothing changed and nothing is saved. */
type EditPlan<Answer> = {
  readonly writes: readonly Write[];
  /** The answer for the version that the record has then. */
  readonly answer: (version: number) => Answer;
  /** Runs once the edit is saved. */
  readonly saved?: () => Promise<void> | void;
};

type RecordEdit<Stored extends Versioned, Answer> = {
  /** The version that was edited. A call without one reads and tries again when somebody else saved in between. */
  readonly version: number | undefined;
  readonly commit: (writes: readonly Write[], answer: Answer) => Promise<Answer>;
  /** The record as it is stored; throws for one that the actor may not change. */
  readonly read: () => Promise<Stored>;
  /** Why an archived record is not edited; kinds that edit archived records too leave it out. */
  readonly archived?: string;
  /** The record as the answer to a stale edit shows it. */
  readonly present: (before: Stored) => unknown;
  /** Judges the edit; throws what is wrong with it. */
  readonly plan: (before: Stored) => Promise<EditPlan<Answer>> | EditPlan<Answer>;
};

/**
 * One edit of one record: read, compare the version, judge, save. Throws `archived`, or `stale_version` with what is
 * stored now.
 */
export const editRecord = <Stored extends Versioned, Answer>(edit: RecordEdit<Stored, Answer>): Promise<Answer> =>
  retryUnversioned(edit.version, async () => {
    const before = await edit.read();
    if (edit.archived !== undefined && before.deleted === 1) throw new AppError('archived', { detail: edit.archived });
    if (edit.version !== undefined && edit.version !== before.version)
      throw staleVersion(await edit.present(before), before.version);
    const { writes, answer, saved } = await edit.plan(before);
    if (writes.length === 0) return answer(before.version);
    const committed = await edit.commit(writes, answer(before.version + 1));
    await saved?.();
    return committed;
  });
