import type { ObjectType } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { removeZeroCount } from '#functions/platform/documents/document-store.ts';
import type { UndoSession } from '#functions/platform/runs/undo-run-kind.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** How what was done to records of an object is undone; apart from the import kinds, because only the worker needs it. */
export type UndoKind = {
  readonly object: string;
  /** What changing a record needs, beside the right to import. */
  readonly writePermission: Permission;
  readonly open: (actor: Actor, ids: readonly number[]) => Promise<UndoSession>;
};

/** Why a record is not put back, as the run shows it. */
export const stays = (detail: string): AppError => new AppError('conflict', { detail });

const DOCUMENTED = 'It has documents now, so it stays.';

/** Throws for a record among those `withDocuments`. */
export const refuseDocumented = (documented: ReadonlySet<number>, id: number): void => {
  if (documented.has(id)) throw stays(DOCUMENTED);
};

/** Goes with the record that is removed: none of its documents came since they were looked for. */
export const withoutDocuments = (object: ObjectType, id: number): Write => removeZeroCount(object, id, DOCUMENTED);
